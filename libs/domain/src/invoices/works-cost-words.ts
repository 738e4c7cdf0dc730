import { normalizeSearchText } from '../text/index.js';

/** Words of lines that bill what the works need beside supply and fitting. */
export interface WorksCostWords {
  /** An entry a line, of a word or of several that follow each other. */
  words: string;
}

export interface WorksCostSettings {
  worksCostWords: WorksCostWords;
}

/** Proposed by us; an adviser says what belongs to the expense. */
export const WORKS_COST_WORDS: WorksCostWords = {
  words: [
    'trasporto',
    'consegna',
    'spedizione',
    'recapito',
    'facchinaggio',
    'movimentazione',
    'scarico',
    'imballaggio',
    'imballo',
    'smaltimento',
    'conferimento',
    'discarica',
    'ritiro',
    'sgombero',
    'macerie',
    'rimozione',
    'smontaggio',
    'demolizione',
    'nolo piattaforma',
    'noleggio piattaforma',
    'scala aerea',
    'piattaforma aerea',
    'ponteggio',
    'impalcatura',
    'trabattello',
    'autoscala',
    'autogru',
    'camion gru',
    'cestello',
    'elevatore',
    'montacarichi',
    'sollevamento',
    'tiro al piano',
    'tiri al piano',
    'tiro in quota',
    'tiri in quota',
    'opera muraria',
    'muratura',
    'assistenza muraria',
    'ripristino',
  ].join('\n'),
};

const ENTRIES_MAX = 100;
const ENTRY_LETTERS_MAX = 60;
/** Shorter words are articles and prepositions. */
const WORD_LETTERS_MIN = 4;
/** Words of a line that may stand between two of an entry: "nolo di una piattaforma". */
const BETWEEN_MAX = 2;
/** Letters that the plural changes: trasporto, trasporti. */
const ENDING_LETTERS = 2;

const listWords = (text: string): string[] =>
  normalizeSearchText(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const listEntries = ({ words }: WorksCostWords): string[] =>
  words
    .split('\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const listStems = (entry: string): string[] =>
  listWords(entry)
    .filter((word) => word.length >= WORD_LETTERS_MIN)
    .map((word) => (word.length > WORD_LETTERS_MIN ? word.replace(/[aeiou]$/, '') : word));

/** Says in Italian why the words cannot be used; `null` when they can. */
export function findWorksCostWordsFault(words: string): string | null {
  const entries = listEntries({ words });
  if (entries.length > ENTRIES_MAX) return `Al massimo ${ENTRIES_MAX} righe.`;
  if (entries.some((entry) => entry.length > ENTRY_LETTERS_MAX))
    return `Ogni riga ha al massimo ${ENTRY_LETTERS_MAX} caratteri.`;
  return entries.some((entry) => listStems(entry).length === 0)
    ? `Ogni riga deve avere almeno una parola di ${WORD_LETTERS_MIN} lettere.`
    : null;
}

export const countWorksCostEntries = (words: WorksCostWords): number => listEntries(words).length;

const isForm = (word: string | undefined, stem: string): boolean =>
  word !== undefined && word.startsWith(stem) && word.length - stem.length <= ENDING_LETTERS;

/** Whether the stems follow each other in the words from a place on. */
function followsFrom(words: readonly string[], start: number, stems: readonly string[]): boolean {
  let next = start;
  for (const stem of stems) {
    const end = next + BETWEEN_MAX;
    while (next <= end && !isForm(words[next], stem)) next += 1;
    if (next > end) return false;
    next += 1;
  }
  return true;
}

/** Tells whether the text of a line has one of the entries. */
export function createWorksCostMatcher({
  worksCostWords,
}: WorksCostSettings): (description: string) => boolean {
  // By the beginning of their first word, because a dossier may have thousands of lines.
  const byBeginning = new Map<string, string[][]>();
  for (const stems of listEntries(worksCostWords).map(listStems)) {
    const beginning = stems[0]?.slice(0, WORD_LETTERS_MIN);
    if (beginning !== undefined)
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), stems]);
  }
  const hasEntry = (words: readonly string[]): boolean =>
    words.some((word, index) =>
      (byBeginning.get(word.slice(0, WORD_LETTERS_MIN)) ?? []).some(
        ([first = '', ...rest]) => isForm(word, first) && followsFrom(words, index + 1, rest),
      ),
    );
  const matches = new Map<string, boolean>();
  return (description) => {
    const isMatch = matches.get(description) ?? hasEntry(listWords(description));
    matches.set(description, isMatch);
    return isMatch;
  };
}
