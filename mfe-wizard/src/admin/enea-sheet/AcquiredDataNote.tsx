import type { DossierForm } from '@pratiche/domain';
import { ACQUIRED_STEPS, STEP_TITLES } from '@pratiche/domain/dossier-rules';
import { formatFieldNames } from '@pratiche/domain/all-rules';
import { useAllRules } from '../../form/useAllRules.js';

const formatSteps = (): string =>
  new Intl.ListFormat('it').format(ACQUIRED_STEPS.map((step) => `«${STEP_TITLES[step]}»`));

/** The fitter has left some steps to us: what of them is still missing, and what is not to be relied on. */
export function AcquiredDataNote({ form }: { form: DossierForm }) {
  const missing = useAllRules().listMissingAcquiredFields(form);
  return (
    <div className="sheet-changes" role="note">
      <p>
        <strong>Dati del beneficiario da acquisire.</strong> L’installatore lo ha chiesto al primo
        passo: ricava dalla visura catastale i dati dei passi {formatSteps()}. Quelli arrivati con
        la pratica possono essere parziali o predefiniti (come il titolo di possesso) e sono da
        verificare.
      </p>
      <p>
        {missing.length === 0
          ? 'Ora ci sono tutti.'
          : `Da inserire con «Modifica dati»: ${formatFieldNames(missing)}.`}
      </p>
    </div>
  );
}
