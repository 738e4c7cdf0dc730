import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  toSearchPieces,
  listWordTails,
  splitIntoWords,
  type SearchPiece,
} from './name-words.util.js';

describe('the pieces of searched texts', () => {
  it.each<[string[], SearchPiece[]]>([
    [['rossi'], [{ text: 'rossi', isEnd: false }]],
    [
      ['rosati viola'],
      [
        { text: 'rosati', isEnd: true },
        { text: 'viola', isEnd: false },
      ],
    ],
    [
      ['di rosati', 'rosati srl'],
      [
        { text: 'rosati', isEnd: true },
        { text: 'srl', isEnd: false },
        { text: 'di', isEnd: true },
      ],
    ],
    [
      ['serramentistica nord'],
      [
        { text: 'serramentist', isEnd: true },
        { text: 'nord', isEnd: false },
      ],
    ],
    [
      ['a bb ccc dddd'],
      [
        { text: 'dddd', isEnd: false },
        { text: 'ccc', isEnd: true },
        { text: 'bb', isEnd: true },
      ],
    ],
    [[''], []],
  ])('%j', (texts, pieces) => {
    expect(toSearchPieces(texts)).toEqual(pieces);
  });

  it('each matches an ending of a word of any name that contains the text', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'è', "'", '𝒳'),
      minLength: 1,
      maxLength: 16,
    });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        (words, from, length) => {
          const letters = [...words.join(' ')];
          const start = from % letters.length;
          const text = letters
            .slice(start, start + 1 + (length % letters.length))
            .join('')
            .trim();
          const tails = splitIntoWords([words.join(' ')]).flatMap(listWordTails);
          return toSearchPieces([text]).every(({ text: piece, isEnd }) =>
            tails.some((tail) => (isEnd ? tail === piece : tail.startsWith(piece))),
          );
        },
      ),
    );
  });
});
