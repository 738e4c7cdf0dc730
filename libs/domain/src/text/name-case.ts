/** A capital of the Turkish alphabet whose small form has two characters. */
const DOTTED_I = /i\u0307/g;

const toSmallLetters = (text: string): string => text.toLowerCase().replace(DOTTED_I, 'i');

/** The first letter stays the character it is, because some change when written small and back. */
export const capitalizeWord = (word: string): string => {
  const [first = '', ...rest] = word;
  return first.toUpperCase() === first || first === 'ß'
    ? first + toSmallLetters(rest.join(''))
    : first.toUpperCase() + toSmallLetters(rest.join(''));
};

/** Without small letters; ß has no capital that people write. */
const isCapitals = (word: string): boolean =>
  /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word.replaceAll('ß', ''));

/** Accents that programs without accented capitals write as apostrophes: NICOLO', CITTA'. */
const ACCENTS: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };
/** Short words that really end with an apostrophe: de' Medici, Ca' Foscari. */
const APOCOPES: readonly string[] = [
  'de',
  'ca',
  'po',
  'mo',
  'da',
  'ne',
  'co',
  'pe',
  'pie',
  'a',
  'e',
];

/** The accent of a word that ends with an apostrophe; the word itself where it is no accent. */
export function restoreAccent(word: string): string {
  const [, start = '', vowel = ''] = /^([\p{L}]*)([aeiou])['’]$/iu.exec(word) ?? [];
  if (vowel === '' || APOCOPES.includes((start + vowel).toLowerCase())) return word;
  return start + (ACCENTS[vowel.toLowerCase()] ?? vowel);
}

const NAME_PARTS = /[\p{L}\p{M}]+/gu;
/** Roman numerals up to 39, the only ones in names; longer ones would hide words such as DI and MIX. */
const ROMAN_NUMERAL = /^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})$/i;

/** A part of a name between blanks, hyphens and apostrophes. */
export function capitalizePart(part: string): string {
  if (ROMAN_NUMERAL.test(part)) return part.toUpperCase();
  const word = capitalizeWord(part);
  return /^Mc\p{L}{3}/u.test(word) ? `Mc${capitalizeWord(word.slice(2))}` : word;
}

function toNameWord(word: string, isSmall: boolean): string {
  if (!isSmall && (!isCapitals(word) || word.length < 2))
    return word.replace(/^Mc(\p{Lu}{2,})$/u, (_, rest: string) => `Mc${capitalizeWord(rest)}`);
  return (isCapitals(word) ? restoreAccent(word) : word).replace(NAME_PARTS, capitalizePart);
}

/**
 * The name of a person as people write it: words all in capitals and names all in small letters get
 * their capitals (De Luca, D'Amico, McDonald); other words stay as they are written.
 */
export function toNameCase(name: string): string {
  const isSmall = !/\p{Lu}/u.test(name);
  return name.replace(/[^\s]+/g, (word) => toNameWord(word, isSmall));
}
