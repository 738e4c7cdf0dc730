import { cleanCode, cleanPhone, cleanTaxCode, cleanZip } from '../formats/codes.js';
import { capitalizeName, isNameField } from './capitalize-name.js';

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

/** How the text is cleaned when its field is left; what comes from elsewhere keeps its small letters. */
export const getTypedTextCleaner = (path: string): TextCleaner | null =>
  isNameField(path) ? capitalizeName : getTextCleaner(path);
