import type { DossierListItem } from '@pratiche/api';
import {
  Button,
  CopyOutlined,
  DataTable,
  DateText,
  DeadlineLight,
  DeleteOutlined,
  EditOutlined,
  EmptyState,
  NoDossiersFound,
  numberColumn,
  PageHeader,
  PlusOutlined,
  UploadOutlined,
  useDuplicateDossier,
  type DossierColumn,
} from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CustomerImportDialog } from '../customer-import/CustomerImportDialog.js';
import { clientColumn, serviceColumn } from '../shared/dossier-columns.js';
import { ListToolbar } from '../shared/ListToolbar.js';
import { useOwnerDossierList } from '../shared/useOwnerDossierList.js';
import { ReturnReasonDialog, returnReasonLabel } from './ReturnReasonDialog.js';
import { useDeleteDraft } from './useDeleteDraft.js';

const createDraftColumns = (
  onReason: (dossier: DossierListItem) => void,
): readonly DossierColumn[] => [
  numberColumn,
  {
    key: 'created',
    title: 'Creata il',
    sortable: true,
    width: 112,
    render: ({ created }) => <DateText value={created} />,
  },
  clientColumn,
  serviceColumn,
  {
    key: 'deadlineDate',
    title: 'Da inviare entro',
    sortable: true,
    width: 170,
    render: ({ deadlineDate }) => <DeadlineLight deadline={deadlineDate} />,
  },
  {
    key: 'rejectReason',
    title: 'Segnalazioni',
    width: 176,
    below: 'deadlineDate',
    render: (dossier) =>
      dossier.rejectReason === null ? (
        <span className="pr-muted">Nessuna</span>
      ) : (
        <Button danger type="primary" size="small" onClick={() => onReason(dossier)}>
          {returnReasonLabel(dossier)}
        </Button>
      ),
  },
];

export function DraftsPage() {
  const navigate = useNavigate();
  const list = useOwnerDossierList('DRAFT', '-created');
  const { remove, deleting } = useDeleteDraft();
  const { duplicate, duplicating } = useDuplicateDossier();
  const queries = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const [explained, setExplained] = useState<DossierListItem | null>(null);
  const edit = (id: number) => void navigate(`/modules/edit/${id}`);
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => navigate('/modules/new')}>
      Nuova pratica
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Pratiche caricate in bozza"
        subtitle="Le pratiche da completare e inviare."
        actions={
          <>
            <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
              Importa clienti
            </Button>
            {create}
          </>
        }
      />
      <ListToolbar list={list} />
      <DataTable
        {...list.table}
        label="Pratiche caricate in bozza"
        columns={createDraftColumns(setExplained)}
        rowKey={({ id }) => id}
        onRowDoubleClick={({ id }) => edit(id)}
        actions={(dossier) => [
          {
            key: 'edit',
            label: 'Modifica',
            icon: <EditOutlined />,
            onClick: () => edit(dossier.id),
          },
          {
            key: 'duplicate',
            label: 'Duplica',
            icon: <CopyOutlined />,
            iconOnly: true,
            loading: duplicating === dossier.id,
            disabled: duplicating !== null,
            onClick: () => duplicate(dossier.id),
          },
          {
            key: 'delete',
            label: 'Elimina',
            icon: <DeleteOutlined />,
            danger: true,
            iconOnly: true,
            loading: deleting === dossier.id,
            onClick: () => remove(dossier),
          },
        ]}
        empty={
          list.hasActiveFilters ? (
            <NoDossiersFound onClear={list.params.clearFilters} />
          ) : (
            <EmptyState
              title="Nessuna bozza"
              text="Le pratiche iniziate restano qui, salvate, fino all’invio."
              actions={
                <Button type="primary" onClick={() => navigate('/modules/new')}>
                  Inizia una pratica
                </Button>
              }
            />
          )
        }
      />
      {isImporting && (
        <CustomerImportDialog
          onClose={() => setImporting(false)}
          onImported={() => {
            setImporting(false);
            void queries.invalidateQueries({ queryKey: ['dossiers'] });
          }}
        />
      )}
      <ReturnReasonDialog dossier={explained} onClose={() => setExplained(null)} onEdit={edit} />
    </>
  );
}
