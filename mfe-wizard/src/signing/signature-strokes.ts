/** The area a signature is drawn in; its points are whole numbers of this box. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;

export interface Point {
  x: number;
  y: number;
}

/** Lines of the pen, one from each touch to its end. They hold no times: nothing biometric is kept. */
export type Strokes = readonly (readonly Point[])[];

/** Beyond it a drawing is a scribble, and its picture would be too large to send. */
const MAX_POINTS = 2000;
/** A line shorter than this, in points of the box, is a touch by mistake. */
const MIN_LENGTH = 60;

export const countPoints = (strokes: Strokes): number =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0);

/** The strokes with a further point of the last one; unchanged when it is no further point. */
export function appendPoint(strokes: Strokes, point: Point): Strokes {
  const last = strokes.at(-1);
  const before = last?.at(-1);
  if (last === undefined || before === undefined || countPoints(strokes) >= MAX_POINTS)
    return strokes;
  if (before.x === point.x && before.y === point.y) return strokes;
  return [...strokes.slice(0, -1), [...last, point]];
}

/** A point of the screen in the box, which covers the area: alike in both directions, so that nothing is distorted. */
export function toBoxPoint(
  { x, y }: Point,
  area: { left: number; top: number; width: number; height: number },
): Point {
  const { width, height } = SIGNATURE_BOX;
  const scale = Math.max(area.width / width, area.height / height) || 1;
  const place = (value: number, from: number, size: number, box: number) =>
    Math.min(box, Math.max(0, Math.round(box / 2 + (value - from - size / 2) / scale)));
  return {
    x: place(x, area.left, area.width, width),
    y: place(y, area.top, area.height, height),
  };
}

/** The lines as an SVG path. */
export const toSvgPath = (strokes: Strokes): string =>
  strokes
    .filter(({ length }) => length > 1)
    .map((stroke) => stroke.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''))
    .join('');

const measureStroke = (stroke: readonly Point[]): number =>
  stroke.reduce((sum, { x, y }, at) => {
    const before = stroke[at - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);

/** Whether something is drawn that can be called a signature. */
export const isDrawn = (strokes: Strokes): boolean =>
  strokes.reduce((sum, stroke) => sum + measureStroke(stroke), 0) >= MIN_LENGTH;
