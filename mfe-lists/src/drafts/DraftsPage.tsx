import { ApiError, type DossierListItemDto } from '@pratiche/api';
import {
  Button,
  EmptyState,
  PageHeader,
  PlusOutlined,
  UploadOutlined,
  LoadingState,
  loadWhenOnline,
  useIsPhone,
  useOnlineStatus,
} from '@pratiche/ui';
import { DataTable, NoDossiersFound } from '@pratiche/ui/lists';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListToolbar } from '../shared/ListToolbar.js';
import { useOwnerDossierList } from '../shared/useOwnerDossierList.js';
import { toDraftCard } from './draft-card.js';
import { createDraftColumns } from './draft-columns.js';
import { ReturnReasonDialog } from './ReturnReasonDialog.js';
import { useDraftActions } from './useDraftActions.js';
import { DRAFTS_TEXTS as TEXTS } from './texts.js';

const DeviceDrafts = lazy(async () => ({
  default: (await import('../device-drafts/DeviceDrafts.js')).DeviceDrafts,
}));

const CustomerImportDialog = lazy(() =>
  loadWhenOnline(async () => ({
    default: (await import('../customer-import/CustomerImportDialog.js')).CustomerImportDialog,
  })),
);

const NoDrafts = ({ onBegin }: { onBegin: () => void }) => (
  <EmptyState
    title={TEXTS.none}
    text={TEXTS.noneText}
    actions={
      <Button type="primary" onClick={onBegin}>
        {TEXTS.begin}
      </Button>
    }
  />
);

export function DraftsPage() {
  const navigate = useNavigate();
  const isOnline = useOnlineStatus();
  const [explained, setExplained] = useState<DossierListItemDto | null>(null);
  const list = useOwnerDossierList('DRAFT', 'urgency');
  const columns = createDraftColumns(setExplained);
  const { rows, error, onRetry } = list.table;
  // A browser calls itself online in a network that reaches no server.
  const isUnanswered = rows === undefined && error instanceof ApiError && error.status === 0;
  const listActions = useDraftActions(useIsPhone() ? setExplained : null);
  const queries = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const edit = (id: number) => void navigate(`/modules/edit/${id}`);
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => navigate('/modules/new')}>
      {TEXTS.newDossier}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        subtitle={TEXTS.subtitle}
        actions={
          <>
            <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
              {TEXTS.importCustomers}
            </Button>
            {create}
          </>
        }
      />
      {isOnline && !isUnanswered ? (
        <>
          <ListToolbar list={list} state="DRAFT" columns={columns} />
          <DataTable
            {...list.table}
            label={TEXTS.title}
            columns={columns}
            rowKey={({ id }) => id}
            onRowDoubleClick={({ id }) => edit(id)}
            actions={listActions}
            card={toDraftCard}
            isSortedAbove
            empty={
              list.hasActiveFilters ? (
                <NoDossiersFound onClear={list.params.clearFilters} />
              ) : (
                <NoDrafts onBegin={() => void navigate('/modules/new')} />
              )
            }
          />
        </>
      ) : (
        <Suspense fallback={<LoadingState />}>
          <DeviceDrafts onRetry={isUnanswered ? onRetry : undefined} />
        </Suspense>
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <CustomerImportDialog
            onClose={() => setImporting(false)}
            onImported={() => {
              setImporting(false);
              void queries.invalidateQueries({ queryKey: ['dossiers'] });
            }}
          />
        </Suspense>
      )}
      <ReturnReasonDialog dossier={explained} onClose={() => setExplained(null)} onEdit={edit} />
    </>
  );
}
