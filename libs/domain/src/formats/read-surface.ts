import { formatNumber, roundSurface } from './numbers.js';
import { readNumber, type NumberNotation, type NumberReading } from './read-number.js';

type LengthUnit = 'mm' | 'cm' | 'm';
const METRES: Readonly<Record<LengthUnit, number>> = { mm: 0.001, cm: 0.01, m: 1 };

/** Sides below are metres: no window is ten centimetres wide. */
const METRES_MAX = 10;
/** Sides from here on are millimetres: no window is five metres wide. */
const MILLIMETRES_MIN = 500;

const SIZE = /^([\d.,]+)(mm|cm|m)?(?:x|×|\*|per)([\d.,]+)(mm|cm|m)?$/;

/** The unit of a side without one follows from the longer side. */
function guessUnit(longer: number): LengthUnit {
  if (longer < METRES_MAX) return 'm';
  return longer < MILLIMETRES_MIN ? 'cm' : 'mm';
}

const readSide = (text: string): number | null => readNumber(text, { usualMax: 0 })?.value ?? null;

/** Width and height: `1200x1800` are millimetres, `120x180` centimetres, `1,2x1,8` metres. */
export function readSize(text: string): NumberReading | null {
  const [, first = '', firstUnit, second = '', secondUnit] =
    SIZE.exec(text.normalize('NFKC').toLowerCase().replace(/\s/g, '')) ?? [];
  const [width, height] = [readSide(first), readSide(second)];
  if (width === null || height === null) return null;
  const unit = (secondUnit ?? firstUnit ?? guessUnit(Math.max(width, height))) as LengthUnit;
  const surface = roundSurface(
    width * METRES[(firstUnit ?? unit) as LengthUnit] * height * METRES[unit],
  );
  const sides =
    (firstUnit ?? unit) === unit
      ? `${formatNumber(width)} × ${formatNumber(height)} ${unit}`
      : `${formatNumber(width)} ${firstUnit} × ${formatNumber(height)} ${unit}`;
  return { value: surface, note: `${sides}: ${formatNumber(surface)} m²` };
}

/** The surface of a product: square metres, or the two sides as fitters think. */
export const readSurface = (text: string, notation: NumberNotation): NumberReading | null =>
  readNumber(text, notation) ?? readSize(text);
