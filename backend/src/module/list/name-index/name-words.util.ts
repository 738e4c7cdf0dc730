import { createHash } from 'node:crypto';
import { SEARCH_DETAIL_MIN } from '@pratiche/domain';

/**
 * Letters stored per ending: enough to narrow a search, because matches are compared with the whole
 * name anyway.
 */
const TAIL_LENGTH = 12;

const MAX_PIECES = 3;

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

/** First letter of what is stored of details, so that names are searched apart from them. */
const DETAIL_MARK = '=';
const DETAIL_LENGTH = TAIL_LENGTH - DETAIL_MARK.length;

/** Words of tax codes, telephones and addresses as the index tells them from those of names. */
export const splitIntoDetailWords = (details: string): string[] =>
  splitIntoWords(details.split('\n')).map((word) => DETAIL_MARK + word);

/** Endings of such a word that are long enough to be searched. */
export const listDetailTails = (markedWord: string): string[] => {
  const letters = [...markedWord.slice(DETAIL_MARK.length)];
  const count = Math.max(0, letters.length - SEARCH_DETAIL_MIN + 1);
  return [
    ...new Set(
      Array.from({ length: count }, (_, from) => markDetail(letters.slice(from).join(''))),
    ),
  ];
};

const markDetail = (text: string): string =>
  DETAIL_MARK + [...text].slice(0, DETAIL_LENGTH).join('');

/** The words of a searched detail, as {@link toSearchPieces}; shorter ones are not in the index. */
export const toDetailPieces = (text: string): SearchPiece[] => {
  const words = text.split(' ');
  return words
    .map((word, index) => ({ text: markDetail(word), isEnd: index < words.length - 1 }))
    .filter((piece) => piece.text.length - DETAIL_MARK.length >= SEARCH_DETAIL_MIN)
    .toSorted((one, other) => other.text.length - one.text.length)
    .slice(0, MAX_PIECES);
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
