/**
 * A codice fiscale calculator of the tests' own, so that what the product decodes was not encoded by the product.
 * Source: D.M. 23 December 1976.
 */
export interface Person {
  lastName: string;
  firstName: string;
  gender: 'M' | 'F';
  /** `yyyy-mm-dd`. */
  birthDate: string;
  /** Belfiore code of the place of birth. */
  belfiore: string;
}

const MONTHS = 'ABCDEHLMPRST';
const ODD: Record<string, number> = Object.fromEntries([
  ...[...'0123456789'].map((c, i) => [c, [1, 0, 5, 7, 9, 13, 15, 17, 19, 21][i]]),
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((c, i) => [
    c,
    [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23][
      i
    ],
  ]),
]);
const OMOCODIA = 'LMNPQRSTUV';

const split = (name: string) => {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  return { consonants: letters.replace(/[AEIOU]/g, ''), vowels: letters.replace(/[^AEIOU]/g, '') };
};

const surnameCode = (name: string) => {
  const { consonants, vowels } = split(name);
  return `${consonants}${vowels}XXX`.slice(0, 3);
};

const firstNameCode = (name: string) => {
  const { consonants, vowels } = split(name);
  const picked =
    consonants.length > 3 ? `${consonants[0]}${consonants[2]}${consonants[3]}` : consonants;
  return `${picked}${vowels}XXX`.slice(0, 3);
};

export function controlCharacter(first15: string): string {
  let sum = 0;
  [...first15].forEach((char, index) => {
    if (index % 2 === 0) sum += ODD[char] ?? 0;
    else sum += /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 65;
  });
  return String.fromCharCode(65 + (sum % 26));
}

export function taxCode({ lastName, firstName, gender, birthDate, belfiore }: Person): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const dayCode = String(Number(day) + (gender === 'F' ? 40 : 0)).padStart(2, '0');
  const first15 =
    surnameCode(lastName) +
    firstNameCode(firstName) +
    year.slice(2) +
    MONTHS[Number(month) - 1] +
    dayCode +
    belfiore;
  return first15 + controlCharacter(first15);
}

/** The same person's code with its last digit replaced by a letter, as the tax office does for homonyms. */
export function omocodia(code: string): string {
  const first15 = code.slice(0, 14) + OMOCODIA[Number(code[14])];
  return first15 + controlCharacter(first15);
}

/** A code whose control character is wrong and everything else right. */
export const withWrongControl = (code: string): string =>
  code.slice(0, 15) + (code[15] === 'Z' ? 'A' : String.fromCharCode(code.charCodeAt(15) + 1));
