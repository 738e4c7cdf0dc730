import type { Column } from './table.types.js';

/** Class names of a cell: those of its first column. */
export function cellClass<T>([first]: readonly Column<T>[]): string {
  return `pr-priority-${first?.priority ?? 2}${first?.align === 'end' ? ' pr-end' : ''}`;
}
