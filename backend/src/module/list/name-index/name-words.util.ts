import { createHash } from 'node:crypto';

/**
 * Letters stored per ending: enough to narrow a search, because matches are compared with the whole
 * name anyway.
 */
const TAIL_LENGTH = 12;

/** Words of names that went through `searchText`, each once. */
export const splitIntoWords = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => name.split(' ')).filter((word) => word !== '')),
];

/** Hashes a word to 48 bits of its SHA-1. A collision only adds a name to compare. */
export const hashWord = (word: string): number =>
  Number.parseInt(createHash('sha1').update(word).digest('hex').slice(0, 12), 16);

/** What a word ends with, from each of its letters on: a part of the word is the beginning of one of them. */
export const listWordTails = (word: string): string[] => {
  const letters = [...word];
  return [...new Set(letters.map((_, from) => letters.slice(from, from + TAIL_LENGTH).join('')))];
};

/** A part of a searched text in the form that the index stores. */
export interface SearchPiece {
  text: string;
  /** Another word follows it in the text: a word of the name ends with it, not merely has it in the middle. */
  isEnd: boolean;
}

/** The words of searched texts that narrow most: the longest first, at most three. */
export function toSearchPieces(texts: readonly string[]): SearchPiece[] {
  const pieces = new Map<string, boolean>();
  for (const words of texts.map((text) => text.split(' ').filter((word) => word !== ''))) {
    words.forEach((word, index) => {
      const text = [...word].slice(0, TAIL_LENGTH).join('');
      pieces.set(text, (pieces.get(text) ?? false) || index < words.length - 1);
    });
  }
  return [...pieces]
    .map(([text, isEnd]) => ({ text, isEnd }))
    .toSorted((one, other) => other.text.length - one.text.length)
    .slice(0, MAX_PIECES);
}

const MAX_PIECES = 3;
