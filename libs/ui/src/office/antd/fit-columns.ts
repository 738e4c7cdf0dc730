/** What is known of a column when there may be too little room for it. */
export interface FittingColumn {
  /** In px at text of 16 px; a column without one shares what is left. */
  width?: number | string;
  /** Least width, and weight, of one that shares what is left; `SHARED_MIN` when absent. */
  least?: number;
  priority?: 1 | 2 | 3;
  /** The higher, the sooner it makes room; from the priority when absent. */
  rank?: number;
}

/** Least width of a column that shares what is left, in px at text of 16 px. */
const SHARED_MIN = 112;

const widthOf = ({ width, least = SHARED_MIN }: FittingColumn): number =>
  typeof width === 'number' ? width : least;
const rankOf = ({ rank, priority = 2 }: FittingColumn): number => rank ?? priority * 10;

/**
 * The columns that fit side by side, in their order: a table that scrolls sideways would lose its
 * sticky head, and squeezed columns cannot be read. Those of the highest rank make room, but none
 * of priority 1.
 * @param available width in px at text of 16 px; 0 before it was measured
 */
export function fitColumns<Column extends FittingColumn>(
  columns: readonly Column[],
  available: number,
): Column[] {
  const shown = [...columns];
  const isTooWide = () => shown.reduce((sum, column) => sum + widthOf(column), 0) > available;
  while (available > 0 && isTooWide()) {
    const leaving = shown
      .filter(({ priority }) => priority !== 1)
      .reduce<Column | null>(
        (last, column) => (last === null || rankOf(column) >= rankOf(last) ? column : last),
        null,
      );
    if (leaving === null) break;
    shown.splice(shown.indexOf(leaving), 1);
  }
  return shareRoom(shown, available);
}

/** What is left is shared as the least widths are, so that who needs more gets more. */
function shareRoom<Column extends FittingColumn>(
  columns: readonly Column[],
  available: number,
): Column[] {
  const needed = columns.reduce((sum, column) => sum + widthOf(column), 0);
  const shared = columns
    .filter(({ width }) => width === undefined)
    .reduce((sum, column) => sum + widthOf(column), 0);
  // How much room a width in per cent takes is left to the browser.
  const isReckoned = columns.every(({ width }) => typeof width !== 'string');
  if (needed > available || !isReckoned) return [...columns];
  return columns.map((column) => {
    if (column.width !== undefined) return column;
    const share = widthOf(column) / shared;
    return { ...column, width: Math.floor(widthOf(column) + (available - needed) * share) };
  });
}
