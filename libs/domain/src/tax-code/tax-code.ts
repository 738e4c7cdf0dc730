import { cleanTaxCode } from '../formats/index.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Values of the characters in odd places, digits and letters alike (D.M. 23/12/1976). */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
/** Letters that replace the digits 0 to 9 where two people would share a code. */
const OMOCODIA = 'LMNPQRSTUV';
const DIGIT_POSITIONS = [6, 7, 9, 10, 12, 13, 14];
const MONTHS = 'ABCDEHLMPRST';
const TAX_CODE_PATTERN = new RegExp(
  `^[A-Z]{6}[\\d${OMOCODIA}]{2}[${MONTHS}][\\d${OMOCODIA}]{2}[A-Z][\\d${OMOCODIA}]{3}[A-Z]$`,
);

/** Value of a digit or letter: 0 to 9 and A to J are the same ten values. */
const getCharacterValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : ALPHABET.indexOf(character);

/** Control character of the first 15 characters of a person's tax code. */
export function calculateControlCharacter(code: string): string {
  const sum = [...code.slice(0, 15)].reduce(
    (total, character, index) =>
      total +
      (index % 2 === 0
        ? Number(ODD_VALUES[getCharacterValue(character)])
        : getCharacterValue(character)),
    0,
  );
  return ALPHABET.charAt(sum % 26);
}

/** Whether a person's tax code has the right shape and control character; omocodia is fine. */
export function isTaxCode(code: string): boolean {
  const capitals = cleanTaxCode(code);
  return (
    TAX_CODE_PATTERN.test(capitals) && calculateControlCharacter(capitals) === capitals.charAt(15)
  );
}

/** Whether an 11-digit VAT number (or company tax code) has the right check digit. */
export function isVatNumber(code: string): boolean {
  const digits = cleanTaxCode(code);
  if (!/^(?!0+$)\d{11}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What a tax code says of its person, apart from the place of birth. */
export interface TaxCodeParts {
  surname: string;
  name: string;
  gender: 'M' | 'F';
  /** `yy-mm-dd`: the code does not contain the century. */
  birth: string;
}

/** Parts of a tax code of the right shape and control character; `null` for others. */
export function parseTaxCode(code: string): TaxCodeParts | null {
  if (!isTaxCode(code)) return null;
  const plain = [...cleanTaxCode(code)]
    .map((character, index) =>
      DIGIT_POSITIONS.includes(index) && OMOCODIA.includes(character)
        ? String(OMOCODIA.indexOf(character))
        : character,
    )
    .join('');
  const day = Number(plain.slice(9, 11));
  const month = MONTHS.indexOf(plain.charAt(8)) + 1;
  return {
    surname: plain.slice(0, 3),
    name: plain.slice(3, 6),
    gender: day > 40 ? 'F' : 'M',
    birth: `${plain.slice(6, 8)}-${String(month).padStart(2, '0')}-${String(day > 40 ? day - 40 : day).padStart(2, '0')}`,
  };
}

/** Latin letters that Unicode does not take apart, as codes and passports write them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  Ɓ: 'B',
  Ɗ: 'D',
  Ƙ: 'K',
  Ə: 'E',
};
/** Spellings of passports, which some codes are made of: Djordjevic for Đorđević. */
const PASSPORT_LETTERS: Readonly<Record<string, string>> = {
  Đ: 'DJ',
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  Ø: 'OE',
  Å: 'AA',
};

const spellForPassport = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ĐÄÖÜØÅ]/g, (letter) => PASSPORT_LETTERS[letter] ?? letter);

const keepLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, (letter) => PLAIN_LETTERS[letter] ?? '');
const toThreeLetters = (consonants: string, all: string): string =>
  `${consonants}${all.replace(/[^AEIOU]/g, '')}XXX`.slice(0, 3);

/** Three letters of a surname in a tax code. */
export const encodeSurname = (surname: string): string =>
  toThreeLetters(keepLetters(surname).replace(/[AEIOU]/g, ''), keepLetters(surname));

/** Three letters of a first name in a tax code: of four or more consonants the second is left out. */
export function encodeFirstName(name: string): string {
  const consonants = keepLetters(name).replace(/[AEIOU]/g, '');
  return toThreeLetters(
    consonants.length > 3 ? consonants.charAt(0) + consonants.slice(2) : consonants,
    keepLetters(name),
  );
}

/** Whether three letters of a tax code can be those of a surname, in its letters or the passport's. */
export const fitsSurname = (surname: string, letters: string): boolean =>
  [surname, spellForPassport(surname)].some((text) => encodeSurname(text) === letters);

/** The same of a first name. */
export const fitsFirstName = (name: string, letters: string): boolean =>
  [name, spellForPassport(name)].some((text) => encodeFirstName(text) === letters);
