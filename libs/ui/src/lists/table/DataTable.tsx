import { ErrorState, LoadingState, useIsPhone } from '@pratiche/ui';
import { CardRows } from './CardRows.js';
import { StaleListNotice } from './StaleListNotice.js';
import { Pagination } from './Pagination.js';
import { TableRows } from './TableRows.js';
import type { DataTableProps } from './table.types.js';

/**
 * A list: a table on wide screens, one card per row on phones. The caller sorts and paginates,
 * usually on the server.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    label,
    rows,
    error,
    loading = false,
    empty,
    onRetry,
    total = rows?.length ?? 0,
    isMore = false,
    paging,
    noun,
  } = props;
  const phone = useIsPhone();
  if (error && !rows) return <ErrorState error={error} {...(onRetry ? { onRetry } : {})} />;
  if (!rows) return <LoadingState lines={8} />;
  if (rows.length === 0 && total === 0) return <>{empty}</>;
  return (
    <div className="pr-list" aria-busy={loading}>
      <StaleListNotice error={error} onRetry={onRetry} />
      {phone ? <CardRows {...props} rows={rows} /> : <TableRows {...props} rows={rows} />}
      <Pagination
        label={label}
        total={total}
        isMore={isMore}
        shown={rows.length}
        paging={paging}
        noun={noun}
      />
    </div>
  );
}
