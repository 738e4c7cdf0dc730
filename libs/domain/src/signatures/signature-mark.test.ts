import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  findMarkFault,
  findStrokesFault,
  isDrawn,
  MARK_MESSAGES,
  SIGNATURE_BOX,
  STROKE_LIMITS,
  type Strokes,
} from './signature-mark.js';

const LINE: Strokes = [
  [
    [0, 0],
    [60, 0],
  ],
];
const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const dots = (count: number) => repeat(count, [1, 1] as const);

describe('strokes of a signature', () => {
  it.each([
    ['a line', LINE, null],
    ['none', [], null],
    [
      'the corners of the box',
      [
        [
          [0, 0],
          [600, 200],
        ],
      ],
      null,
    ],
    ['as many as may be', repeat(10, dots(200)), null],
    ['too many strokes', repeat(201, []), MARK_MESSAGES.tooMany],
    ['too many points of one', [dots(201)], MARK_MESSAGES.tooMany],
    ['too many points', repeat(11, dots(200)), MARK_MESSAGES.tooMany],
    ['a point beside the box', [[[601, 0]]], MARK_MESSAGES.strokes],
    ['a point above the box', [[[0, -1]]], MARK_MESSAGES.strokes],
    ['a fraction', [[[0.5, 1]]], MARK_MESSAGES.strokes],
    ['no number', [[[Number.NaN, 1]]], MARK_MESSAGES.strokes],
    ['an endless number', [[[Infinity, 1]]], MARK_MESSAGES.strokes],
    ['a huge number', [[[1e308, 1]]], MARK_MESSAGES.strokes],
    ['numbers as texts', [[['1', '1']]], MARK_MESSAGES.strokes],
    ['a third number', [[[1, 1, 5]]], MARK_MESSAGES.strokes],
    ['objects for points', [[{ x: 1, y: 1 }]], MARK_MESSAGES.strokes],
    ['lists within points', [[[[1], 1]]], MARK_MESSAGES.strokes],
    ['a stroke that is a text', ['M0 0'], MARK_MESSAGES.strokes],
    ['null', null, MARK_MESSAGES.strokes],
    ['a picture', 'data:image/png;base64,AAAA', MARK_MESSAGES.strokes],
  ])('%s', (_name, strokes, fault) => {
    expect(findStrokesFault(strokes, SIGNATURE_BOX)).toBe(fault);
  });

  it.each([
    [49, 100],
    [2_001, 100],
    [100, 19],
    [100, 1_001],
    [100.5, 100],
    ['100', 100],
    [null, undefined],
  ])('are refused in a box of %j by %j', (width, height) => {
    expect(findStrokesFault(LINE, { width, height })).toBe(MARK_MESSAGES.size);
  });

  it('are judged without an exception, whatever arrives, and are within bounds when taken', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 5 }), fc.anything(), (strokes, width) => {
        const fault = findStrokesFault(strokes, { width, height: 200 });
        if (fault !== null) return true;
        const points = (strokes as Strokes).flat();
        return points.length <= STROKE_LIMITS.points && points.flat().every(Number.isInteger);
      }),
      { numRuns: 2_000, seed: 30 },
    );
  });
});

describe('a signature', () => {
  it.each([
    [[], false],
    [[[[0, 0]]], false],
    [
      [
        [
          [0, 0],
          [59, 0],
        ],
      ],
      false,
    ],
    [LINE, true],
    [
      [
        [
          [0, 0],
          [30, 0],
        ],
        [
          [0, 9],
          [30, 9],
        ],
      ],
      true,
    ],
  ] as [Strokes, boolean][])('is drawn by %j: %s', (strokes, expected) => {
    expect(isDrawn(strokes)).toBe(expected);
    expect(findMarkFault({ kind: 'drawn', ...SIGNATURE_BOX, strokes })).toBe(
      expected ? null : MARK_MESSAGES.blank,
    );
  });

  it('needs a longer line in a wider box', () => expect(isDrawn(LINE, 1_200)).toBe(false));

  it.each([
    ['Ortensia Brughetti', null],
    ['  ', MARK_MESSAGES.noName],
  ])('is written as "%s"', (name, fault) =>
    expect(findMarkFault({ kind: 'written', name })).toBe(fault),
  );
});
