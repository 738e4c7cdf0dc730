import { readData, type DossierListItemDto } from '@pratiche/api';
import {
  DataTable,
  EyeOutlined,
  NoDossiersFound,
  PageHeader,
  useApi,
  type DossierColumn,
  type RowAction,
} from '@pratiche/ui';
import { useMemo, type ReactNode } from 'react';
import { BulkActionBar } from '../bulk/BulkActionBar.js';
import { ExportButton } from '../exports/ExportButton.js';
import { createStatusChangeColumn, progressColumn } from './dossier-columns.js';
import { ListFilters } from './filters/ListFilters.js';
import type { AdminDossierList } from './useAdminDossierList.js';

interface AdminDossiersPageProps {
  dossierList: AdminDossierList;
  title: string;
  subtitle: string;
  /** Columns before those of the status. */
  columns: readonly DossierColumn[];
  /** Actions on a row beside opening it. */
  actions: (dossier: DossierListItemDto) => readonly RowAction[];
  /** What to say while there is nothing at all. */
  empty: ReactNode;
}

/** A back-office list, with keys and the rejection dialog. */
export function AdminDossiersPage({
  dossierList: { state, list, openDossier, container, statusChange, selection, bulk },
  title,
  subtitle,
  columns,
  actions,
  empty,
}: AdminDossiersPageProps) {
  const api = useApi();
  const allColumns = useMemo(
    () => [...columns, progressColumn, createStatusChangeColumn(statusChange)],
    [columns, statusChange],
  );
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <ExportButton
            params={list.params}
            start={(filters) =>
              readData(
                api.POST('/api/Module/getallexcel', { params: { query: { ...filters, state } } }),
              )
            }
          />
        }
      />
      <ListFilters params={list.params} state={state} />
      <div ref={container}>
        <DataTable
          {...list.table}
          label={title}
          columns={allColumns}
          rowKey={({ id }) => id}
          selection={selection}
          onRowDoubleClick={openDossier}
          actions={(dossier) => [
            {
              key: 'open',
              label: 'Apri',
              icon: <EyeOutlined />,
              onClick: () => openDossier(dossier),
            },
            ...actions(dossier),
          ]}
          empty={
            list.hasActiveFilters ? <NoDossiersFound onClear={list.params.clearFilters} /> : empty
          }
        />
        {(list.table.rows?.length ?? 0) > 0 && (
          <p className="board-keys pr-muted">
            <kbd>J</kbd> e <kbd>K</kbd> scorrono le pratiche, <kbd>Invio</kbd> apre quella in
            evidenza, <kbd>X</kbd> la sceglie.
          </p>
        )}
        <BulkActionBar selection={selection} bulk={bulk} mayAccept={state === 'RECEIVED'} />
        {statusChange.dialog}
      </div>
    </>
  );
}
