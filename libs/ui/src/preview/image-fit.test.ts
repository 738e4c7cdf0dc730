import { expect, it } from '@jest/globals';
import { fitImageSize, nextRotation } from './image-fit.js';

const stage = { width: 400, height: 300 };

it.each([
  ['wide', { width: 800, height: 300 }, 0, 1, { width: 400, height: 150 }],
  ['wide, turned', { width: 800, height: 300 }, 90, 1, { width: 300, height: 113 }],
  ['tall', { width: 300, height: 600 }, 180, 1, { width: 150, height: 300 }],
  ['tall, turned, zoomed', { width: 300, height: 600 }, 270, 2, { width: 400, height: 800 }],
  ['small: not blown up', { width: 40, height: 30 }, 0, 1, { width: 40, height: 30 }],
] as const)('%s', (_, picture, turn, zoom, drawn) => {
  expect(fitImageSize(picture, stage, turn, zoom)).toEqual(drawn);
});

it('comes round after four turns', () => {
  expect([0, 90, 180, 270].map((turn) => nextRotation(turn as 0 | 90 | 180 | 270))).toEqual([
    90, 180, 270, 0,
  ]);
});
