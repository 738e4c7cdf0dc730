import type { DossierForm } from '../dossier/index.js';
import { cleanTaxCode } from '../formats/index.js';
import { COHERENCE_SOURCE, type DoubtRule, type FoundDoubt } from './doubt.js';

const PERSON_CODE_LENGTH = 16;

interface Holder {
  field: string;
  code: string;
  isCompany: boolean;
}

/** Everyone who deducts, with their code: the beneficiary first. */
function listHolders(form: DossierForm): Holder[] {
  return [
    { field: 'beneficiarySsn', code: form.beneficiarySsn, isCompany: form.isCompany },
    ...form.otherBeneficiaries.map(({ beneficiarySsn: code, isCompany }, index) => ({
      field: `otherBeneficiaries.${index}.beneficiarySsn`,
      code,
      isCompany,
    })),
  ]
    .map((holder) => ({ ...holder, code: cleanTaxCode(holder.code ?? '') }))
    .filter(({ code }) => code !== '');
}

const findTwice = (form: DossierForm): FoundDoubt[] => {
  const holders = listHolders(form);
  return holders
    .filter(({ code }, index) => holders.findIndex((one) => one.code === code) < index)
    .map(({ field, code }) => ({
      field,
      value: code,
      message: `Il codice fiscale ${code} è già di un altro beneficiario della pratica: ricontrolla chi sono i beneficiari`,
    }));
};

const findCompanyWithPersonCode = (form: DossierForm): FoundDoubt[] =>
  listHolders(form)
    .filter(({ isCompany, code }) => isCompany && code.length === PERSON_CODE_LENGTH)
    .map(({ field, code }) => ({
      field,
      value: code,
      limit: '11 cifre',
      message: `${code} è il codice fiscale di una persona: ricontrolla quello della società (va bene solo per una ditta individuale)`,
    }));

/** Of cards, passports and driving licences, Italian ones and those of the neighbours. */
const DOCUMENT_NUMBER_MIN = 6;

function findShortDocument({ beneficiaryIdentificationDocNumber: number }: DossierForm) {
  const value = number?.trim() ?? '';
  const signs = value.replace(/[^\p{L}\d]/gu, '');
  if (value === '' || (signs.length >= DOCUMENT_NUMBER_MIN && /\d/.test(signs))) return [];
  const limit = `almeno ${DOCUMENT_NUMBER_MIN} caratteri, con delle cifre`;
  return [
    {
      field: 'beneficiaryIdentificationDocNumber',
      value,
      limit,
      message: `«${value}» non sembra il numero di un documento (${limit}): ricontrollalo sul documento`,
    },
  ];
}

/** Beneficiaries are different people, and companies have codes of their own. */
export const PEOPLE_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'beneficiary-twice',
    rule: 'Ogni beneficiario è indicato una volta',
    source: COHERENCE_SOURCE,
    find: findTwice,
  },
  {
    code: 'company-person-code',
    rule: 'Il codice fiscale di una società ha 11 cifre',
    source: 'D.M. 23/12/1976',
    find: findCompanyWithPersonCode,
  },
  {
    code: 'document-number',
    rule: 'Il numero del documento d’identità è scritto per intero',
    source: COHERENCE_SOURCE,
    find: findShortDocument,
  },
];
