import { expect, it } from '@jest/globals';
import { positionTooltip, type TooltipSide } from './tooltip-position.js';

const PAGE = { width: 400, height: 300 };
const BUBBLE = { width: 100, height: 40 };
const at = (left: number, top: number) => ({ left, top, width: 60, height: 20 });

it.each<[string, number, number, TooltipSide, TooltipSide, number, number]>([
  ['above its middle', 170, 100, 'top', 'top', 150, 60],
  ['below where there is no room above', 170, 10, 'top', 'bottom', 150, 30],
  ['to the right of its middle', 20, 100, 'right', 'right', 80, 90],
  ['to the left where there is no room to the right', 330, 100, 'right', 'left', 230, 90],
  ['not beyond the left edge', 0, 100, 'top', 'top', 0, 60],
  ['not beyond the right edge', 340, 100, 'top', 'top', 300, 60],
])('places the bubble %s', (_what, left, top, wanted, side, x, y) => {
  expect(positionTooltip(at(left, top), BUBBLE, PAGE, wanted)).toEqual({ side, left: x, top: y });
});

it('goes above an element as wide as the window', () => {
  expect(
    positionTooltip({ left: 0, top: 100, width: 400, height: 20 }, BUBBLE, PAGE, 'right'),
  ).toEqual({
    side: 'top',
    left: 150,
    top: 60,
  });
});
