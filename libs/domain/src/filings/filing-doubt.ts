import type { DossierForm } from '../dossier/index.js';

/** Fewer letters and digits than this are no text: the page is a picture. */
const MIN_READABLE = 40;

/** `unreadable`: a scan has no text; `unrelated`: nothing in the text says that it is of this dossier. */
export type FilingFileDoubt = 'unreadable' | 'unrelated';

/** Letters and digits alone: a PDF breaks a code into pieces at will. */
const condense = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * A doubt about the file of a declaration, by the text that was read from it; `null` when it names
 * the CPID or a beneficiary. A file without text may be right, so that no doubt is a refusal.
 */
export function findFilingFileDoubt(
  text: string,
  form: Pick<DossierForm, 'beneficiarySsn' | 'otherBeneficiaries'>,
  cpid: string | null,
): FilingFileDoubt | null {
  const read = condense(text);
  if (read.length < MIN_READABLE) return 'unreadable';
  const codes = [
    cpid,
    form.beneficiarySsn,
    ...form.otherBeneficiaries.map(({ beneficiarySsn }) => beneficiarySsn),
  ];
  const isNamed = codes.some((code) => {
    const sought = condense(code ?? '');
    return sought !== '' && read.includes(sought);
  });
  return isNamed ? null : 'unrelated';
}
