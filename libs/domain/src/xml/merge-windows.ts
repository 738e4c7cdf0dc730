import type { Serramento } from '../dossier/index.js';

export interface WindowPieces {
  row: Serramento;
  /** Number of identical windows. */
  count: number;
}

/** Surface of several pieces, m² with two decimals. */
const toHundredthSquareMetres = (surface: number): number => Math.round(surface * 100);

const serializeWithoutSurface = ({ superficie: _own, ...row }: Serramento): string =>
  JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Merges windows that differ only in surface into one row with the sum of the surfaces, to two
 * decimals (spec wizard §4). A window without a surface stays separate: a sum would hide the
 * missing value.
 */
export function mergeWindows(windows: readonly WindowPieces[]): Serramento[] {
  const merged = new Map<string, Serramento>();
  windows.forEach(({ row, count }, index) => {
    const key = row.superficie === null ? `${index}` : serializeWithoutSurface(row);
    const before = merged.get(key);
    const surface =
      row.superficie === null
        ? null
        : (toHundredthSquareMetres(row.superficie) * count +
            toHundredthSquareMetres(before?.superficie ?? 0)) /
          100;
    merged.set(key, { ...row, superficie: surface });
  });
  return [...merged.values()];
}
