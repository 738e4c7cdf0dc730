import type { Column } from './table.types.js';

/**
 * Columns by the cells they stand in where room is short: those with `below` beneath the one they name. A column whose
 * place is not among the columns keeps a cell of its own.
 */
export function stackColumns<T>(columns: readonly Column<T>[]): Column<T>[][] {
  const places = new Set(columns.map(({ key }) => key));
  const hasPlace = ({ below }: Column<T>): boolean => below !== undefined && places.has(below);
  return columns
    .filter((column) => !hasPlace(column))
    .map((column) => [column, ...columns.filter(({ below }) => below === column.key)]);
}
