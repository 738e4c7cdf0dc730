import { capitalizePart, capitalizeWord, restoreAccent } from './name-case.js';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that stay small within the name of a street. */
const SMALL_WORDS = wordSet(
  "del dello della dell' dei degli delle de' dal dallo dalla dall' dai dagli dalle al allo alla all' ai agli alle nel nello nella nell' nei negli nelle sul sullo sulla sull' sui sugli sulle col coll' a ad da e ed in con per su sopra sotto dietro tra fra verso presso angolo ang ang. km und am an der den dem die das im zur zum du des",
);
const PREPOSITIONS = wordSet('sopra sotto dietro tra fra verso presso oltre per con');
const ARTICLES = wordSet('il lo la i gli le');
/** Words that follow a small d' in names of streets; before others it begins a surname. */
const AFTER_SMALL_D = wordSet(
  'acqua aosta appello argento armi arte este europa italia istria oro orto ulivi ulivo',
);
/** First names in front of surnames that begin with Di or Dalla. */
const FIRST_NAMES = wordSet(
  'achille alberto aldo alessandro alfredo andrea angelo anna antonino antonio armando arturo attilio augusto aurelio bernardo bruno camillo carlo carmelo cesare ciro claudio domenico eduardo emanuele emilio enrico ernesto ettore eugenio federico felice ferdinando filippo francesco franco gaetano gennaro giacomo gianni gino giorgio giovanni giuliano giulio giuseppe guglielmo guido ignazio lucia luigi marco maria mario matteo mauro michele nicola nicolò nino pasquale paolo pietro raffaele roberto rocco rosario salvatore santo sebastiano sergio stefano teresa tommaso ugo umberto vincenzo vittorio vito',
);
/** Abbreviations whose letters after the point are small: V.le, P.zza, F.lli. */
const SHORTENED = /^(\p{L})\.(le|zza|za|so|go|da|lo|lli|la|ra|ssa|tto|no|ne|ta)$/iu;
/** Numbered roads and saints, abbreviated to capitals. */
const CAPITAL_ABBREVIATIONS = /^(?:SS|SP|SR|SC)\.?$/i;
const ELISION = /^(\p{L}{1,5}['’])(\p{L}.*)$/u;

/** Capitals of the parts of a word between hyphens, slashes and points. */
const capitalizeParts = (word: string): string => word.replace(/[\p{L}\p{M}]+/gu, capitalizePart);

function toElidedWord(prefix: string, rest: string, isFirst: boolean): string {
  const small = prefix.toLowerCase().replace('’', "'");
  const isSmall =
    SMALL_WORDS.has(small) || (small === "d'" && AFTER_SMALL_D.has(rest.toLowerCase()));
  return (isSmall && !isFirst ? prefix.toLowerCase() : capitalizeWord(prefix)) + toStreetWord(rest);
}

const isInitialOrFirstName = (word: string): boolean =>
  /^(?:\p{L}\.)+$/u.test(word) || FIRST_NAMES.has(word.toLowerCase());

/** Whether a word stays small after the word before it. */
function isSmallWord(word: string, before: string): boolean {
  if (word === 'di' || word === 'dalla') return !isInitialOrFirstName(before);
  return SMALL_WORDS.has(word) || (ARTICLES.has(word) && PREPOSITIONS.has(before.toLowerCase()));
}

function toStreetWord(word: string, before: string | null = null): string {
  const small = word.toLowerCase().replace('’', "'");
  if (small === 'c/o' || (before !== null && isSmallWord(small, before))) return word.toLowerCase();
  if (CAPITAL_ABBREVIATIONS.test(word)) return word.toUpperCase();
  const [, initial, ending] = SHORTENED.exec(word) ?? [];
  if (initial !== undefined && ending !== undefined)
    return `${initial.toUpperCase()}.${ending.toLowerCase()}`;
  const accented = restoreAccent(word);
  if (accented !== word) return capitalizeParts(accented);
  const [, prefix, rest] = ELISION.exec(word) ?? [];
  if (prefix !== undefined && rest !== undefined)
    return toElidedWord(prefix, rest, before === null);
  return /\p{Ll}\p{Lu}/u.test(word) ? word : capitalizeParts(word);
}

/** The same street with single blanks, none after an elided article, and one after an initial. */
const tidyBlanks = (street: string): string =>
  street
    .replace(/\s+/g, ' ')
    .replace(/([\p{L}])[’`´](?=[\p{L}\s]|$)/gu, "$1'")
    .replace(/(^| )((?:de|da|a|ne|su|co)ll|sant|[ld])' (?=\p{L})/giu, "$1$2'")
    .replace(
      /(^| )((?:\p{L}\.)+)(?=(?!(?:le|zza|za|so|go|da|lo|lli|la|ra|ssa|tto|no|ne|ta)(?!\p{L}))\p{L}{2})/giu,
      '$1$2 ',
    )
    .trim();

/**
 * The name of a street as people write it, whatever the letters of the file are: particles small,
 * Roman numerals, initials and surnames with their capitals.
 */
export function toStreetCase(street: string): string {
  const words = tidyBlanks(street).split(' ');
  return words.map((word, index) => toStreetWord(word, words[index - 1] ?? null)).join(' ');
}
