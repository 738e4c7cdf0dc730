import { ErrorState, loadedOnDemand, LoadingState, useIsPhone } from '@pratiche/ui';
import { DataTable, StaleListNotice, type DataTableProps } from '@pratiche/ui/lists';
import { useEffect } from 'react';

// By this name the host finds the files to fetch early (`libs/federation/build/part-files-plugin.mjs`).
const loadTable = () => import(/* webpackChunkName: "office-table" */ './antd/AntdTable.js');
const AntdTable = loadedOnDemand(
  async () => (await loadTable()).default,
  <LoadingState lines={8} />,
);

export interface OfficeTableProps<T> extends DataTableProps<T> {
  /** Width of the column with the buttons of a row, in px. */
  actionsWidth?: number;
}

const DEFAULT_NOUN = { one: 'riga', many: 'righe' };

/**
 * A list of the back office: antd's table on wide screens, the cards of `DataTable` on phones. The
 * server sorts, filters and paginates; `useServerList` keeps that state in the address.
 */
export function OfficeTable<T>(props: OfficeTableProps<T>) {
  const { rows, error, onRetry, loading = false, empty, total = rows?.length ?? 0 } = props;
  const isPhone = useIsPhone();

  // Fetched beside the rows, not after them.
  useEffect(() => {
    if (!isPhone) loadTable().catch(() => undefined);
  }, [isPhone]);

  if (isPhone) return <DataTable {...props} />;
  if (error && !rows) return <ErrorState error={error} {...(onRetry ? { onRetry } : {})} />;
  if (!rows) return <LoadingState lines={8} />;
  if (rows.length === 0 && total === 0) return <>{empty}</>;
  return (
    <div className="of-list" aria-busy={loading}>
      <StaleListNotice error={error} onRetry={onRetry} />
      <LoadedTable {...props} rows={rows} total={total} />
    </div>
  );
}

/** antd's table knows the rows by their place, so that it is the same code for lists of all kinds. */
function LoadedTable<T>(props: OfficeTableProps<T> & { rows: readonly T[]; total: number }) {
  const { label, columns, rows, rowKey, rowId, actions, actionsWidth = 200, total } = props;
  const { onRowDoubleClick } = props;
  const at = (index: number, render: (row: T) => React.ReactNode): React.ReactNode => {
    const row = rows[index];
    return row === undefined ? null : render(row);
  };
  return (
    <AntdTable
      label={label}
      rows={rows.map((row, index) => ({ key: rowKey(row), index, id: rowId?.(row) }))}
      columns={columns.map(({ render, ...column }) => ({
        ...column,
        render: (index) => at(index, render),
      }))}
      actions={
        actions && {
          width: actionsWidth,
          of: (index) => {
            const row = rows[index];
            return row === undefined ? [] : actions(row);
          },
        }
      }
      selection={props.selection}
      onOpen={
        onRowDoubleClick &&
        ((index) => {
          const row = rows[index];
          if (row !== undefined) onRowDoubleClick(row);
        })
      }
      total={total}
      isMore={props.isMore ?? false}
      sort={props.sort ?? null}
      onSort={props.onSort}
      paging={props.paging}
      noun={props.noun ?? DEFAULT_NOUN}
    />
  );
}
