import type { Column } from './table.types.js';

/**
 * Groups columns into cells where space is limited: those with `below` go beneath the column they
 * name. A column that names a missing column keeps a separate cell.
 */
export function stackColumns<T>(columns: readonly Column<T>[]): Column<T>[][] {
  const places = new Set(columns.map(({ key }) => key));
  const hasPlace = ({ below }: Column<T>): boolean => below !== undefined && places.has(below);
  return columns
    .filter((column) => !hasPlace(column))
    .map((column) => [column, ...columns.filter(({ below }) => below === column.key)]);
}
