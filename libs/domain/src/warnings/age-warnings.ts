import type { DossierForm } from '../dossier/index.js';
import { formatDay } from '../formats/index.js';
import type { Warning } from './warning.js';

const ADULT_AGE = 18;

/**
 * Doubts a beneficiary who is a minor: hardly anyone younger than 18 deducts the works, more often
 * the century of the tax code was misread.
 * @param today today in Italy, `yyyy-mm-dd`
 */
export function listAgeWarnings(
  { isCompany, beneficiaryBirthDate: birth }: DossierForm,
  today: string,
): Warning[] {
  if (isCompany || birth === null) return [];
  const adultFrom = `${Number(birth.slice(0, 4)) + ADULT_AGE}${birth.slice(4)}`;
  if (today >= adultFrom) return [];
  return [
    {
      field: 'beneficiaryBirthDate',
      limit: `${ADULT_AGE} anni`,
      source: 'Controllo di coerenza dei dati',
      rule: 'Chi chiede la detrazione è di regola maggiorenne',
      message: `Con la data di nascita ${formatDay(birth)} il beneficiario è minorenne: ricontrolla la data`,
    },
  ];
}
