import { describe, expect, it } from '@jest/globals';
import { findStrokesFault, SIGNATURE_BOX, type Strokes } from '@pratiche/domain/signatures';
import {
  appendPoint,
  beginStroke,
  listDrawnStrokes,
  toBoxPoint,
  toSvgPath,
} from './signature-strokes.js';

const AREA = { left: 10, top: 20, width: 300, height: 100 };

describe('the lines of a drawn signature', () => {
  it.each([
    [{ x: 10, y: 20 }, [0, 0]],
    [{ x: 160, y: 70 }, [300, 100]],
    [{ x: 310, y: 120 }, [600, 200]],
    [{ x: -50, y: 900 }, [0, 200]],
  ])('put %j of the screen at %j of the box', (point, expected) =>
    expect(toBoxPoint(point, AREA)).toEqual(expected),
  );

  it('are not distorted where the area is higher than the box', () => {
    const high = { left: 0, top: 0, width: 300, height: 160 };
    const points = [
      { x: 100, y: 40 },
      { x: 180, y: 120 },
    ].map((point) => toBoxPoint(point, high));
    expect(points).toEqual([
      [238, 50],
      [338, 150],
    ]);
  });

  it('grow by what is another point', () => {
    const begun: Strokes = [[[1, 1]]];
    expect(appendPoint(begun, [1, 1])).toBe(begun);
    expect(appendPoint([], [1, 1])).toEqual([]);
    expect(appendPoint(begun, [2, 1])).toEqual([
      [
        [1, 1],
        [2, 1],
      ],
    ]);
  });

  it('go on as another stroke where one is too long to send, without a gap', () => {
    let strokes = beginStroke([], [0, 0]);
    for (let at = 1; at <= 250; at += 1) strokes = appendPoint(strokes, [at, 0]);
    expect(strokes.map(({ length }) => length)).toEqual([200, 52]);
    expect(strokes[1]?.[0]).toEqual([199, 0]);
  });

  it.each([
    ['one long line', 1],
    ['short lines', 3],
    ['touches', Infinity],
  ])('stay within what the server takes: %s', (_name, every) => {
    let strokes: Strokes = beginStroke([], [0, 0]);
    for (let at = 0; at < 5_000; at += 1) {
      if (every === Infinity || (every > 1 && at % every === 0))
        strokes = beginStroke(strokes, [at % 600, 0]);
      strokes = appendPoint(strokes, [at % 600, at % 7]);
    }
    expect(findStrokesFault(strokes, SIGNATURE_BOX)).toBeNull();
  });

  it('become a path, without touches of one point', () => {
    const strokes: Strokes = [
      [
        [1, 2],
        [3, 4],
      ],
      [[9, 9]],
      [
        [5, 6],
        [7, 8],
      ],
    ];
    expect(toSvgPath(strokes)).toBe('M1 2L3 4M5 6L7 8');
    expect(listDrawnStrokes(strokes)).toHaveLength(2);
  });
});
