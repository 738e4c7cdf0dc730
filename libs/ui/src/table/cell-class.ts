import type { Column } from './table.types.js';

/** Classes of a cell: those of the first column that stands in it. */
export function cellClass<T>([first]: readonly Column<T>[]): string {
  return `pr-priority-${first?.priority ?? 2}${first?.align === 'end' ? ' pr-end' : ''}`;
}
