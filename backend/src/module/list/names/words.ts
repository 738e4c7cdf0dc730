import { createHash } from 'node:crypto';

/** So many letters of every tail are kept: enough to narrow a search; what is found is compared with the whole name anyway. */
export const TAIL = 12;

/** Words of names that went through `searchText`, each once. */
export const wordsOf = (names: readonly string[]): string[] => [...new Set(names.flatMap((name) => name.split(' ')).filter((word) => word !== ''))];

/** A word as a number: 48 bits of its SHA-1. Two words may share one, which only means a name more to compare. */
export const wordNumber = (word: string): number => Number.parseInt(createHash('sha1').update(word).digest('hex').slice(0, 12), 16);

/** What a word ends with, from each of its letters on: a part of the word is the beginning of one of them. */
export const tailsOf = (word: string): string[] => {
  const letters = [...word];
  return [...new Set(letters.map((_, from) => letters.slice(from, from + TAIL).join('')))];
};

/** The words of searched texts that narrow most, as the index knows them: the longest first, at most three. */
export const piecesOf = (texts: readonly string[]): string[] =>
  wordsOf(texts).map((word) => [...word].slice(0, TAIL).join('')).toSorted((one, other) => other.length - one.length).slice(0, MOST_PIECES);

const MOST_PIECES = 3;
