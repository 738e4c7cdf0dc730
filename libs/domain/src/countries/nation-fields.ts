import { getTypedTextCleaner } from '../dossier/index.js';
import { cleanCountryName } from './country-names.js';

/** How the text of any field is cleaned when it is left; states get their names of today. */
export const getFieldTextCleaner = (path: string): ((text: string) => string) | null =>
  path.endsWith('Nation') ? cleanCountryName : getTypedTextCleaner(path);
