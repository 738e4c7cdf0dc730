import { ORTENSIA } from '../backend/test/kit/dossier-fixtures.js';
import { taxCode } from '../backend/test/kit/tax-code.js';

export interface Owner {
  firstName: string;
  lastName: string;
  ssn: string;
}

const CONSONANTS = 'BCDFGLMNPRSTVZ';
const FIRST_NAMES = ['Ortensia', 'Malva', 'Viola', 'Erica', 'Mirta', 'Rosa'];
const LAST_NAMES = CONSONANTS.length ** 3;
export const MOST_OWNERS = LAST_NAMES * FIRST_NAMES.length;

/** An invented owner; below {@link MOST_OWNERS} none has the tax code of another. */
export function createOwner(number: number): Owner {
  const letter = (at: number): string =>
    CONSONANTS.charAt(Math.floor(number / CONSONANTS.length ** at) % CONSONANTS.length);
  const lastName = `${letter(2)}a${letter(1).toLowerCase()}e${letter(0).toLowerCase()}i`;
  const firstName = FIRST_NAMES[Math.floor(number / LAST_NAMES) % FIRST_NAMES.length] ?? '';
  return { firstName, lastName, ssn: taxCode({ ...ORTENSIA, firstName, lastName }) };
}
