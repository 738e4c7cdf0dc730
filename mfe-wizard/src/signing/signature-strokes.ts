import {
  SIGNATURE_BOX,
  STROKE_LIMITS,
  type StrokePoint,
  type Strokes,
} from '@pratiche/domain/signatures';

const countPoints = (strokes: Strokes): number =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0);

/** The strokes with a new one, unless there are as many as can be sent. */
export const beginStroke = (strokes: Strokes, point: StrokePoint): Strokes =>
  isFull(strokes) ? strokes : [...strokes, [point]];

/** The strokes with a further point of the last one; unchanged when it is no further point. */
export function appendPoint(strokes: Strokes, point: StrokePoint): Strokes {
  const last = strokes.at(-1);
  const before = last?.at(-1);
  if (last === undefined || before === undefined || isFull(strokes)) return strokes;
  if (before[0] === point[0] && before[1] === point[1]) return strokes;
  // A long line goes on as another stroke, from where this one ends.
  return last.length < STROKE_LIMITS.pointsOfStroke
    ? [...strokes.slice(0, -1), [...last, point]]
    : [...strokes, [before, point]];
}

/** Beyond it a drawing is a scribble; a further stroke begins with two points. */
const isFull = (strokes: Strokes): boolean =>
  strokes.length >= STROKE_LIMITS.strokes || countPoints(strokes) > STROKE_LIMITS.points - 2;

/** A point of the screen in the box, which covers the area: alike in both directions, so that nothing is distorted. */
export function toBoxPoint(
  { x, y }: { x: number; y: number },
  area: { left: number; top: number; width: number; height: number },
): StrokePoint {
  const { width, height } = SIGNATURE_BOX;
  const scale = Math.max(area.width / width, area.height / height) || 1;
  const place = (value: number, from: number, size: number, box: number) =>
    Math.min(box, Math.max(0, Math.round(box / 2 + (value - from - size / 2) / scale)));
  return [place(x, area.left, area.width, width), place(y, area.top, area.height, height)];
}

/** Without touches of one point, which draw nothing. */
export const listDrawnStrokes = (strokes: Strokes): Strokes =>
  strokes.filter(({ length }) => length > 1);

/** The lines as an SVG path. */
export const toSvgPath = (strokes: Strokes): string =>
  listDrawnStrokes(strokes)
    .map((stroke) => stroke.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''))
    .join('');
