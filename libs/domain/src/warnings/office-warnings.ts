import { emptyFormerAnswers } from '../autofill/empty-former-answers.js';
import type { DossierForm } from '../dossier/index.js';
import { listRowChecks } from '../product-checks/list-row-checks.js';
import type { LimitSettings } from '../reference-tables/index.js';
import type { Warning } from './warning.js';

const NO_LIMIT = { limit: '', source: '' } as const;

/**
 * What the back office settles before it files a dossier, because the portal's own tables were not
 * checked for it; the fitter has nothing to do about it.
 */
export const listOfficeWarnings = (form: DossierForm, settings: LimitSettings): Warning[] => [
  ...listUncheckedLimits(form, settings),
  ...listFormerAnswers(form),
];

/** One line for all windows, at the day that chooses the table. */
const listUncheckedLimits = (form: DossierForm, settings: LimitSettings): Warning[] => {
  const isUnchecked = form.manufatti.serramenti.some((_, index) =>
    listRowChecks(form, 'serramenti', index, settings).some(({ isOurs }) => isOurs === true),
  );
  return isUnchecked
    ? [
        {
          ...NO_LIMIT,
          field: 'interventionStartDate',
          rule: 'La tabella dei limiti di trasmittanza è controllata per il giorno di inizio dei lavori',
          message:
            'La tabella dei limiti di trasmittanza in uso non è controllata per lavori iniziati in questa data: verifica i serramenti prima di inviare a ENEA',
        },
      ]
    : [];
};

/** The sheet has no value to copy for an answer that ENEA does not offer. */
const listFormerAnswers = (form: DossierForm): Warning[] => {
  const asked = emptyFormerAnswers(form);
  return (['tipoDistribuzione', 'tipoRegolazione'] as const)
    .filter((field) => asked[field] !== form[field])
    .map((field) => ({
      ...NO_LIMIT,
      field,
      rule: 'La voce è tra quelle del sito ENEA',
      message: 'La risposta della pratica non è tra le voci del sito ENEA: scegli sul sito',
    }));
};
