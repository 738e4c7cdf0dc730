import { ACQUIRED_STEPS, STEP_TITLES } from '@pratiche/domain';

const STEPS = new Intl.ListFormat('it').format(
  ACQUIRED_STEPS.map((step) => `«${STEP_TITLES[step]}»`),
);

/** The fitter has left some steps to us: why they are empty, and what of them is not to be relied on. */
export const AcquiredDataNote = () => (
  <div className="sheet-changes" role="note">
    <p>
      <strong>Dati del beneficiario da acquisire.</strong> L’installatore lo ha chiesto al primo
      passo: i dati dei passi {STEPS} si ricavano dalla visura catastale. Quelli che compaiono qui
      possono essere parziali o predefiniti (come il titolo di possesso) e vanno verificati.
    </p>
  </div>
);
