import type { DossierForm } from '@pratiche/domain';
import { ACQUIRED_STEPS, STEP_TITLES } from '@pratiche/domain/dossier-rules';
import { formatFieldNames } from '@pratiche/domain/all-rules';
import { useAllRules } from '../../form/useAllRules.js';
import { SHEET_TEXTS } from './texts.js';

const formatSteps = (): string =>
  new Intl.ListFormat('it').format(
    ACQUIRED_STEPS.map((step) => SHEET_TEXTS.step(STEP_TITLES[step])),
  );

/** The fitter has left some steps to us: what of them is still missing, and what is not to be relied on. */
export function AcquiredDataNote({ form }: { form: DossierForm }) {
  const missing = useAllRules().listMissingAcquiredFields(form);
  return (
    <div className="sheet-changes" role="note">
      <p>
        <strong>{SHEET_TEXTS.toAcquire}</strong> {SHEET_TEXTS.toAcquireText(formatSteps())}
      </p>
      <p>
        {missing.length === 0
          ? SHEET_TEXTS.allThere
          : SHEET_TEXTS.missing(formatFieldNames(missing))}
      </p>
    </div>
  );
}
