/** One line of the palette. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** Quieter, behind the label. */
  detail?: string | undefined;
  /** The key that does the same without the palette. */
  keys?: string | undefined;
  /** Further words by which it is found. */
  words?: string | undefined;
  /** Why it cannot be done now. */
  refusal?: string | null | undefined;
  /** A page of the portal; else `run`. */
  to?: string | undefined;
  run?: (() => void) | undefined;
  /** Of the text before, shown until the answer for this one is there. */
  isStale?: boolean;
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/** Without capitals and accents, so that "attivita" finds "Registro attività". */
const normalise = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const splitWords = (text: string): string[] =>
  normalise(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Each word that was typed begins a word of the entry. */
export function matchesEntry({ label, words = '' }: PaletteEntry, text: string): boolean {
  const known = splitWords(`${label} ${words}`);
  return splitWords(text).every((typed) => known.some((word) => word.startsWith(typed)));
}

/** Groups with what matches the text; those without anything are left out. */
export const filterGroups = (groups: readonly PaletteGroup[], text: string): PaletteGroup[] =>
  groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => matchesEntry(entry, text)),
    }))
    .filter(({ entries }) => entries.length > 0);

/** Where an arrow leads among `count` lines, round the ends; `null` for other keys. */
export function nextEntryIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Whether the server is asked: a number of any length, else two letters at least. */
export const isSearchable = (text: string): boolean =>
  /^\d+$/.test(text.trim()) || text.trim().length >= 2;
