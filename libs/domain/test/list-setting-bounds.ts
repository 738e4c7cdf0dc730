import { findSettingShape, type SettingShape } from '../src/settings/all.js';

/** Kinds of bounds by the thing they count: whole numbers, numbers with cents, characters of a text, rows, or texts of a list. */
export type BoundUnit = 'whole' | 'amount' | 'characters' | 'rows' | 'texts';

/** A part of a setting and its bounds; `null` where it has none. Rows of lists are row 0. */
export type SettingBound = readonly [
  path: string,
  unit: BoundUnit,
  min: number | null,
  max: number | null,
];

const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Bounds of a shape, each with the path of its part. */
export function listShapeBounds(shape: SettingShape, path = ''): SettingBound[] {
  switch (shape.is) {
    case 'object':
      return Object.entries(shape.fields).flatMap(([key, part]) =>
        listShapeBounds(part, joinPath(path, key)),
      );
    case 'list':
      return [
        [path, 'rows', shape.min?.count ?? null, shape.max.count],
        ...listShapeBounds(shape.of, joinPath(path, '0')),
      ];
    case 'number':
      return [[path, shape.isWhole === true ? 'whole' : 'amount', shape.min, shape.max ?? null]];
    case 'text':
      return [[path, 'characters', null, shape.max]];
    case 'texts':
      return [
        [path, 'texts', null, shape.max.count],
        [joinPath(path, '0'), 'characters', null, shape.maxLength],
      ];
    default:
      return [];
  }
}

/** Some value of a shape, whose other faults are of no interest. */
function createSample(shape: SettingShape): unknown {
  switch (shape.is) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([key, part]) => [key, createSample(part)]),
      );
    case 'list':
      return [createSample(shape.of)];
    case 'number':
      return shape.min;
    case 'text':
      return 'x';
    case 'texts':
      return ['manufatti'];
    case 'choice':
      return shape.choices[0]?.value;
    case 'flag':
      return true;
    case 'day':
      return '2026-01-02';
    case 'services':
      return [1];
  }
}

/** Makes rows differ in all that lists may have but once. */
const numberRow = (row: unknown, index: number): unknown =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(
        Object.entries(row).map(([key, value]: [string, unknown]) => [
          key,
          key === 'id' ? index + 1 : typeof value === 'string' ? `X${index}` : value,
        ]),
      )
    : row;

/** A text of a length that the part takes, where one of these is taken. */
function createText(part: SettingShape | null, length: number): string {
  const texts = ['x'.repeat(length), 'X'.repeat(length), `#${'a'.repeat(length - 1)}`];
  const isTaken = (text: string): boolean =>
    part?.is !== 'text' ||
    ((part.pattern?.test(text) ?? true) && (part.rule?.(text) ?? null) === null);
  return texts.find(isTaken) ?? 'x'.repeat(length);
}

function createValue(
  part: SettingShape | null,
  unit: BoundUnit,
  count: number,
  before: unknown,
): unknown {
  if (unit === 'characters') return createText(part, count);
  if (unit === 'whole' || unit === 'amount') return count;
  const [row] = before as readonly unknown[];
  return Array.from({ length: count }, (_, index) => numberRow(row, index));
}

/** A sample with another value in one place. */
function replacePart(
  sample: unknown,
  path: readonly string[],
  change: (part: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(sample);
  if (Array.isArray(sample))
    return sample.map((part: unknown, index) =>
      String(index) === key ? replacePart(part, rest, change) : part,
    );
  const row = sample as Readonly<Record<string, unknown>>;
  return { ...row, [key]: replacePart(row[key], rest, change) };
}

const STEPS: Readonly<Record<BoundUnit, number>> = {
  whole: 1,
  amount: 0.01,
  characters: 1,
  rows: 1,
  texts: 1,
};

interface BoundCase {
  count: number;
  isWithin: boolean;
  /** Value of the whole setting. */
  value: unknown;
}

/** Values at both sides of each bound: below and at the smallest, at and above the largest. */
export function listBoundCases(
  shape: SettingShape,
  [path, unit, min, max]: SettingBound,
): BoundCase[] {
  const step = STEPS[unit];
  const counts: [number, boolean][] = [
    ...(min === null
      ? []
      : ([
          [min - step, false],
          [min, true],
        ] as [number, boolean][])),
    ...(max === null
      ? []
      : ([
          [max, true],
          [max + step, false],
        ] as [number, boolean][])),
  ];
  const keys = path === '' ? [] : path.split('.');
  return counts
    .map(([count, isWithin]) => [Math.round(count * 100) / 100, isWithin] as const)
    .filter(([count]) => count >= 0 || unit === 'whole' || unit === 'amount')
    .map(([count, isWithin]) => ({
      count,
      isWithin,
      value: replacePart(createSample(shape), keys, (before) =>
        createValue(findSettingShape(shape, keys), unit, count, before),
      ),
    }));
}

/**
 * Whether faults of a value concern a bound: of a number each does; a text or list may break other
 * rules, which a sample does not heed.
 */
export function isBoundRefused(
  part: SettingShape | null,
  path: string,
  faults: readonly { field: string; message: string }[],
): boolean {
  const messages = faults.filter(({ field }) => field === path).map(({ message }) => message);
  const bounds =
    part?.is === 'list'
      ? [part.min?.message, part.max.message]
      : part?.is === 'texts'
        ? [part.max.message]
        : part?.is === 'text'
          ? [part.messages?.max ?? `Al massimo ${part.max} caratteri.`]
          : messages;
  return messages.some((message) => bounds.includes(message));
}
