/**
 * Tables with their search, filters, pages and selection. This part is shared apart from the rest of
 * the library: a page without a table fetches none of it.
 */
import './table/cards.css';
import './table/list-tools.css';
import './table/table.css';
import './table/row-card.css';

export {
  cpidColumn,
  createClientColumn,
  createDeadlineColumn,
  numberColumn,
  operatorColumn,
  type DossierColumn,
} from './dossier-list/dossier-columns.js';
export { DoubtBadge } from './dossier-list/DoubtBadge.js';
export { toDraftPath } from './dossier-list/draft-path.js';
export { StatusBadge } from '@pratiche/ui';
export { NoDossiersFound } from './dossier-list/NoDossiersFound.js';
export { useDossierList, type DossierList } from './dossier-list/useDossierList.js';
export { DataTable } from './table/DataTable.js';
export type { Column, DataTableProps, RowAction, RowCardContent } from './table/table.types.js';
export { ActionButtons } from './table/ActionButtons.js';
export { StaleListNotice } from './table/StaleListNotice.js';
export { formatPageRange, formatRowCount } from './table/page-range.js';
export { Pagination } from './table/Pagination.js';
export type { ListQuery } from './table/list-params.js';
export { toListQuery } from './table/list-query.js';
export { useListParams, type ListState } from './table/useListParams.js';
export { PAGE_SIZES, type ListParams } from './table/list-params.js';
export { useServerList } from './table/useServerList.js';
export { findFocusedRowIndex, focusListSearch, useRowShortcuts } from './table/useRowShortcuts.js';
export { useSelection, type Selection } from './table/useSelection.js';
export { SelectionBar } from './table/SelectionBar.js';
export { CardSort } from './table/CardSort.js';
export { FilterPanel } from './table/FilterPanel.js';
export { FilterChips, type FilterChip } from './table/FilterChips.js';
export { PlainSelect } from './table/PlainSelect.js';
export { SearchBox } from './table/SearchBox.js';
