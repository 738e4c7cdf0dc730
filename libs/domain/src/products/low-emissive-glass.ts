import type { VetroPost, VetroPre } from '../enumerations/index.js';
import type { Serramento } from './product-rows.js';

/** The glass that each answer is about. */
const GLASS_FIELDS = {
  vetroBassoEmissivoPre: 'tipologiaVetroPre',
  vetroBassoEmissivoPost: 'tipologiaVetroPost',
} as const;
export type LowEmissiveField = keyof typeof GLASS_FIELDS;

/** A single glass has no coating, and a panel is no glass. */
export const isLowEmissiveAsked = (glass: VetroPre | VetroPost | null): boolean =>
  glass === 'doppio' || glass === 'triplo';

/** Rows with a glass that may be low-emissive. */
export const listLowEmissiveRows = (
  windows: readonly Serramento[],
  field: LowEmissiveField,
): number[] =>
  windows.flatMap((row, index) => (isLowEmissiveAsked(row[GLASS_FIELDS[field]]) ? [index] : []));

/** The answer that all rows share; `null` where one of them has none, or another. */
export function getSharedLowEmissive(
  windows: readonly Serramento[],
  field: LowEmissiveField,
): boolean | null {
  const answers = listLowEmissiveRows(windows, field).map((index) => windows[index]?.[field]);
  const [first = null] = answers;
  return answers.every((answer) => answer === first) ? first : null;
}

/** The answer of the other rows for a row that has none yet; `null` where they do not agree. */
export function findLowEmissiveOfOthers(
  windows: readonly Serramento[],
  index: number,
  field: LowEmissiveField,
): boolean | null {
  const row = windows[index];
  if (row === undefined || typeof row[field] === 'boolean') return null;
  if (!isLowEmissiveAsked(row[GLASS_FIELDS[field]])) return null;
  return getSharedLowEmissive(
    windows.filter((_, at) => at !== index),
    field,
  );
}

/** ENEA counts a low-emissive glass as a kind of its own; `null` while nobody has answered. */
export const getEneaGlass = (
  row: Serramento,
  field: LowEmissiveField,
): VetroPre | VetroPost | 'bassaEmissione' | null => {
  const glass = row[GLASS_FIELDS[field]];
  if (!isLowEmissiveAsked(glass)) return glass;
  if (row[field] === true) return 'bassaEmissione';
  return row[field] === false ? glass : null;
};
