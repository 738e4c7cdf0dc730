import type { DossierForm } from '../dossier/index.js';
import { isTaxCode } from '../tax-code/index.js';
import { normalizeCpid, validateCpid } from './cpid.js';

/** Fewer letters and digits than this are no text: the page is a picture. */
const MIN_READABLE = 40;

/** What follows the word; the separators that a code ends with belong to the sentence. */
const NAMED_CPID = /\bCPID\b(?:\s+N\.?[°º]?)?\s*[:=]?\s*([A-Z0-9][A-Z0-9./_-]*[A-Z0-9])/gi;
const DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;

export const FILING_FILE_DOUBTS = ['unreadable', 'unrelated', 'otherNumber'] as const;
/**
 * `unreadable`: a scan has no text; `unrelated`: nothing in the text says that it is of this dossier;
 * `otherNumber`: it is of the customer, and has another CPID than the one that was written.
 */
export type FilingFileDoubt = (typeof FILING_FILE_DOUBTS)[number];

type Beneficiaries = Pick<DossierForm, 'beneficiarySsn' | 'otherBeneficiaries'>;

/** Letters and digits alone: a PDF breaks a code into pieces at will. */
const condense = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

function isNamed(read: string, code: string | null): boolean {
  const sought = condense(code ?? '');
  return sought !== '' && read.includes(sought);
}

const namesBeneficiary = (read: string, form: Beneficiaries): boolean =>
  [form, ...form.otherBeneficiaries].some(({ beneficiarySsn }) => isNamed(read, beneficiarySsn));

const TAX_CODE_LENGTH = 16;

/** The first tax code of a person in a text that names no beneficiary; `null` where there is none. */
export function findOtherTaxCode(text: string, form: Beneficiaries): string | null {
  const read = condense(text);
  if (namesBeneficiary(read, form)) return null;
  for (let at = 0; at + TAX_CODE_LENGTH <= read.length; at += 1) {
    const code = read.slice(at, at + TAX_CODE_LENGTH);
    if (isTaxCode(code)) return code;
  }
  return null;
}

/** The only CPID that a customer's PDF names; `null` of another person's, and of one with several. */
export function findCpidInFile(text: string, form: Beneficiaries): string | null {
  if (!namesBeneficiary(condense(text), form)) return null;
  const found = new Set(
    [...text.normalize('NFKC').matchAll(NAMED_CPID)]
      .map(([, code = '']) => code)
      .filter((code) => !DAY.test(code))
      .map(normalizeCpid)
      .filter((code) => validateCpid(code) === null),
  );
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/**
 * A doubt about the file of a declaration, by the text that was read from it; `null` when it names
 * the CPID or a beneficiary. A file without text may be right, so that no doubt is a refusal.
 */
export function findFilingFileDoubt(
  text: string,
  form: Beneficiaries,
  cpid: string | null,
): FilingFileDoubt | null {
  const read = condense(text);
  if (read.length < MIN_READABLE) return 'unreadable';
  if (isNamed(read, cpid)) return null;
  if (!namesBeneficiary(read, form)) return 'unrelated';
  return cpid !== null && findCpidInFile(text, form) !== null ? 'otherNumber' : null;
}
