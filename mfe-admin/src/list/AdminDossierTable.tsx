import type { DossierListItem } from '@pratiche/api';
import { Button, DataTable, EmptyState, type Column, type RowAction } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { BulkActionBar } from '../bulk/BulkActionBar.js';
import type { AdminDossierList, AdminListState } from './useAdminDossierList.js';

interface AdminDossierTableProps {
  dossierList: AdminDossierList;
  state: AdminListState;
  label: string;
  columns: readonly Column<DossierListItem>[];
  actions: (dossier: DossierListItem) => readonly RowAction[];
  /** What to say while there is nothing at all. */
  empty: ReactNode;
}

/** Rows of a back-office list, with keys and the rejection dialog. */
export function AdminDossierTable({
  dossierList: { list, open, container, statusChange, selection, bulk },
  state,
  label,
  columns,
  actions,
  empty,
}: AdminDossierTableProps) {
  return (
    <div ref={container}>
      <DataTable
        {...list.table}
        label={label}
        columns={columns}
        rowKey={({ id }) => id}
        selection={selection}
        onRowDoubleClick={open}
        actions={actions}
        empty={
          list.hasActiveFilters ? (
            <EmptyState
              title="Nessuna pratica trovata"
              text="Nessuna pratica corrisponde alla ricerca e ai filtri scelti."
              actions={<Button onClick={list.params.clearFilters}>Togli ricerca e filtri</Button>}
            />
          ) : (
            empty
          )
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
  );
}
