import { cleanCode, cleanPhone, cleanTaxCode, cleanZip } from '../formats/codes.js';

type TextCleaner = (text: string) => string;

const CODE_CLEANERS: readonly [RegExp, TextCleaner][] = [
  [/Ssn$/, cleanTaxCode],
  [/^immovableMunicipalityCode$/, cleanCode],
  [/Zip$/, cleanZip],
  [/Phone$/, cleanPhone],
];

/**
 * How the text of a field is cleaned before it is judged and stored; `null` for texts that stay as
 * they are typed.
 * @param path in the form; rows by their number or by `*`
 */
export const getTextCleaner = (path: string): TextCleaner | null =>
  CODE_CLEANERS.find(([name]) => name.test(path))?.[1] ?? null;
