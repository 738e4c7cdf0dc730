import { describe, expect, it } from '@jest/globals';
import {
  appendPoint,
  countPoints,
  isDrawn,
  toBoxPoint,
  toSvgPath,
  type Strokes,
} from './signature-strokes.js';

const AREA = { left: 10, top: 20, width: 300, height: 100 };

describe('the lines of a drawn signature', () => {
  it.each([
    [
      { x: 10, y: 20 },
      { x: 0, y: 0 },
    ],
    [
      { x: 160, y: 70 },
      { x: 300, y: 100 },
    ],
    [
      { x: 310, y: 120 },
      { x: 600, y: 200 },
    ],
    [
      { x: -50, y: 900 },
      { x: 0, y: 200 },
    ],
  ])('put %j of the screen at %j of the box', (point, expected) =>
    expect(toBoxPoint(point, AREA)).toEqual(expected),
  );

  it('are not distorted where the area is higher than the box', () => {
    const high = { left: 0, top: 0, width: 300, height: 160 };
    const [a, b] = [
      { x: 100, y: 40 },
      { x: 180, y: 120 },
    ].map((point) => toBoxPoint(point, high));
    expect([a, b]).toEqual([
      { x: 238, y: 50 },
      { x: 338, y: 150 },
    ]);
  });

  it('grow by what is another point, up to a limit', () => {
    const begun: Strokes = [[{ x: 1, y: 1 }]];
    expect(appendPoint(begun, { x: 1, y: 1 })).toBe(begun);
    expect(appendPoint([], { x: 1, y: 1 })).toEqual([]);
    let strokes: Strokes = begun;
    for (let at = 0; at < 3000; at += 1) strokes = appendPoint(strokes, { x: at % 600, y: at % 7 });
    expect(countPoints(strokes)).toBe(2000);
  });

  it('become a path, without touches of one point', () =>
    expect(
      toSvgPath([
        [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
        [{ x: 9, y: 9 }],
        [
          { x: 5, y: 6 },
          { x: 7, y: 8 },
        ],
      ]),
    ).toBe('M1 2L3 4M5 6L7 8'));

  it.each([
    [[], false],
    [[[{ x: 0, y: 0 }]], false],
    [
      [
        [
          { x: 0, y: 0 },
          { x: 30, y: 0 },
        ],
      ],
      false,
    ],
    [
      [
        [
          { x: 0, y: 0 },
          { x: 30, y: 0 },
        ],
        [
          { x: 0, y: 9 },
          { x: 40, y: 9 },
        ],
      ],
      true,
    ],
  ] as [Strokes, boolean][])('%j are a signature: %s', (strokes, expected) =>
    expect(isDrawn(strokes)).toBe(expected),
  );
});
