/** Sides in millimetres. */
export interface LineSize {
  width: number;
  height: number;
}

type LengthUnit = 'mm' | 'cm' | 'm';

const MILLIMETRES: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, m: 1000 };
/** Sides of windows and doors; a profile is thinner, a room is wider. */
const SIDE_MIN = 300;
const SIDE_MAX = 6_000;
/** As for typed surfaces: no window is five metres wide in centimetres, nor ten centimetres in metres. */
const MILLIMETRES_MIN = 500;
const METRES_MAX = 10;

const UNIT = String.raw`(?:(mm|cm|mt?|ml)\.?(?![a-z\d]))`;
const SIDE = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
/** Nothing before or behind that makes the numbers part of a code, a price or a third side. */
const START = String.raw`(?<![a-z\d.,/-]|€ ?|eur ?|euro ?)`;
const END = String.raw`(?![.,]?\d)(?!\s?(?:x|×|\*)\s?\d)(?!\s?(?:€|eur|%|w\b|v\b|kg|hz))`;

const PRODUCT = String.raw`\b(?:finestr|porta|porte|portoncin|serrament|infiss|persian|scur[oi]\b|tapparell|avvolgibil|vetrat|scorrevol|alzant|lucernari|zanzarier|ant[ae]\b|vasistas|fisso\b)`;
/** Products and parts whose two numbers are a section, not width and height. */
const SECTION =
  /\b(?:profil[oi]|sezione|coprifil[oi]|controtelai?o?|spessor[ei]|tubolar[ei]|scatolar[ei]|angolar[ei]|piatt[oi]|listell[oi]|lastr[ae]|pannell[oi]|vit[ei]|tassell[oi]|imballo|gradin[oi]|davanzal[ei]|sogli[ae])\b/;

const CROSSED = new RegExp(
  String.raw`${START}(?:${UNIT}\s?)?${SIDE}\s?${UNIT}?\s?(?:\([lb]\)\s?)?(?:x|×|\*)\s?(?:h\.?\s?)?${SIDE}(?!\d)\s?(?:${UNIT})?${END}`,
  'g',
);
const WIDTH = String.raw`(?:larghezza|largh?\.?|base|[lb])`;
const HEIGHT = String.raw`(?:altezza|alt\.?|h)`;
const LABELLED = (first: string, second: string): RegExp =>
  new RegExp(
    String.raw`(?<![a-z\d.])${first}\s?[.:=]?\s?${SIDE}\s?${UNIT}?\s?(?:x|×|\*|,|-|;|per|e)?\s?${second}\s?[.:=]?\s?${SIDE}(?!\d)\s?(?:${UNIT})?${END}`,
    'g',
  );
const WIDTH_FIRST = LABELLED(WIDTH, HEIGHT);
const HEIGHT_FIRST = LABELLED(HEIGHT, WIDTH);
const HEIGHT_NAMED_FIRST = /\bh\s?(?:x|×|\*)\s?[lb]\b/;

/** Sides with points for the thousands; only in millimetres these are sure. */
const THOUSANDS =
  /(?<![a-z\d.,/-])(\d\.\d{3}|\d{3,4})\s?(?:x|×|\*)\s?(\d\.\d{3}|\d{3,4})(?=\s?mm\b)/g;
const withoutThousands = (text: string): string =>
  text.replace(THOUSANDS, (sides) => sides.replaceAll('.', ''));

const toUnit = (written: string | undefined): LengthUnit | null =>
  written === undefined
    ? null
    : written.startsWith('m') && written !== 'mm'
      ? 'm'
      : (written as LengthUnit);

/** The unit of two numbers without one; `null` when they may be more than one. */
function guessUnit(one: number, other: number): LengthUnit | null {
  const longer = Math.max(one, other);
  if (longer >= MILLIMETRES_MIN) return 'mm';
  return longer < METRES_MAX ? 'm' : 'cm';
}

const toNumber = (digits: string): number => Number(digits.replace(',', '.'));

/** @returns `null` when a side is none of a window */
function createSize(
  [first, second]: readonly [string, string],
  units: readonly (string | undefined)[],
  isSure: boolean,
): LineSize | null {
  const [one, other] = [toNumber(first), toNumber(second)];
  const written = units.map(toUnit).find((unit) => unit !== null) ?? null;
  const unit = written ?? guessUnit(one, other);
  // Centimetres and metres that no word and no unit says may be anything.
  if (unit === null || (written === null && unit !== 'mm' && !isSure)) return null;
  // Millimetres with decimals are a price.
  if (unit === 'mm' && /[.,]/.test(first + second)) return null;
  const sides = [one, other].map((side) => Math.round(side * MILLIMETRES[unit]));
  const [width = 0, height = 0] = sides;
  return sides.every((side) => side >= SIDE_MIN && side <= SIDE_MAX) ? { width, height } : null;
}

const swapSides = (size: LineSize | null): LineSize | null =>
  size && { width: size.height, height: size.width };

/**
 * Width and height of the one product that a text, in small letters without accents, speaks of:
 * `1200x1800`, `cm 120 x 180`, `l. 120 h. 180`. `null` when it says none, several, or may mean a
 * section, a price or a code.
 */
export function readLineSize(written: string): LineSize | null {
  const text = withoutThousands(written);
  if (SECTION.test(text)) return null;
  const hasProduct = new RegExp(PRODUCT).test(text);
  const isSwapped = HEIGHT_NAMED_FIRST.test(text);
  const sizes = [
    ...[...text.matchAll(CROSSED)].map(([, before, first = '', middle, second = '', after]) => {
      const size = createSize([first, second], [before, middle, after], hasProduct);
      return isSwapped ? swapSides(size) : size;
    }),
    ...[...text.matchAll(WIDTH_FIRST)].map(([, first = '', middle, second = '', after]) =>
      createSize([first, second], [middle, after], true),
    ),
    ...[...text.matchAll(HEIGHT_FIRST)].map(([, first = '', middle, second = '', after]) =>
      swapSides(createSize([first, second], [middle, after], true)),
    ),
  ];
  const distinct = new Set(sizes.map((size) => JSON.stringify(size)));
  return distinct.size === 1 ? (sizes[0] ?? null) : null;
}
