/** The area a signature is drawn in; its points are whole numbers of this box. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;

/** Bounds of a drawing; a longer line goes on as another stroke. */
export const STROKE_LIMITS = {
  width: [50, 2_000],
  height: [20, 1_000],
  strokes: 200,
  pointsOfStroke: 200,
  points: 2_000,
} as const;

export const WRITTEN_NAME_MAX = 120;

export type StrokePoint = readonly [x: number, y: number];
/** Lines of the pen, one from each touch to its end. They hold no times: nothing biometric is kept. */
export type Strokes = readonly (readonly StrokePoint[])[];

export interface DrawnMark {
  kind: 'drawn';
  width: number;
  height: number;
  strokes: Strokes;
}

/** A signature as the signer makes it: drawn, or the name written. */
export type SignatureMark = DrawnMark | { kind: 'written'; name: string };

export const MARK_MESSAGES = {
  strokes: 'Il disegno della firma non è leggibile: disegna di nuovo la tua firma.',
  size: 'Il disegno della firma ha una misura non prevista: disegna di nuovo la tua firma.',
  tooMany: 'Il disegno della firma è troppo lungo: disegna di nuovo la tua firma.',
  blank: 'Il riquadro è vuoto: disegna la tua firma.',
  noName: 'Scrivi il tuo nome e cognome.',
  missing: 'Disegna la tua firma.',
  both: 'Disegna la firma oppure scrivi il nome: non tutti e due.',
} as const;

/** Part of the width of the box: shorter lines are a touch by mistake. */
const MIN_LENGTH = 0.1;

const isWithin = (value: unknown, [min, max]: readonly [number, number]): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Why these are no strokes of a box, Italian; `null` when they are. Takes anything. */
export function findStrokesFault(
  strokes: unknown,
  { width, height }: { width: unknown; height: unknown },
): string | null {
  if (!isWithin(width, STROKE_LIMITS.width) || !isWithin(height, STROKE_LIMITS.height))
    return MARK_MESSAGES.size;
  if (!Array.isArray(strokes)) return MARK_MESSAGES.strokes;
  if (strokes.length > STROKE_LIMITS.strokes) return MARK_MESSAGES.tooMany;
  let points = 0;
  for (const stroke of strokes as unknown[]) {
    if (!Array.isArray(stroke)) return MARK_MESSAGES.strokes;
    points += stroke.length;
    if (stroke.length > STROKE_LIMITS.pointsOfStroke || points > STROKE_LIMITS.points)
      return MARK_MESSAGES.tooMany;
    if (!stroke.every((point) => isPointOf(point, width as number, height as number)))
      return MARK_MESSAGES.strokes;
  }
  return null;
}

const isPointOf = (point: unknown, width: number, height: number): point is StrokePoint =>
  Array.isArray(point) &&
  point.length === 2 &&
  isWithin(point[0], [0, width]) &&
  isWithin(point[1], [0, height]);

const measureStroke = (stroke: readonly StrokePoint[]): number =>
  stroke.reduce((sum, [x, y], at) => {
    const before = stroke[at - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before[0], y - before[1]);
  }, 0);

/** Whether something is drawn that can be called a signature. */
export const isDrawn = (strokes: Strokes, width: number = SIGNATURE_BOX.width): boolean =>
  strokes.reduce((sum, stroke) => sum + measureStroke(stroke), 0) >= MIN_LENGTH * width;

/** Why a signature cannot be taken, Italian; `null` when it can. */
export function findMarkFault(mark: SignatureMark): string | null {
  if (mark.kind === 'written') return mark.name.trim() === '' ? MARK_MESSAGES.noName : null;
  const { strokes, width } = mark;
  return findStrokesFault(strokes, mark) ?? (isDrawn(strokes, width) ? null : MARK_MESSAGES.blank);
}
