import { Button, EmptyState } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { OFFICE_LIST_SORTS } from '@pratiche/domain';
import { AdminDossiersPage } from './AdminDossiersPage.js';
import { createCompletedColumns, createReceivedColumns } from './dossier-columns.js';
import { useAdminDossierList } from './useAdminDossierList.js';
import { DOSSIER_LIST_TEXTS } from './texts.js';

/* The two lists of dossiers, which load together. */

export function CompletedPage() {
  const navigate = useNavigate();
  const dossierList = useAdminDossierList('ELABORATED', '-receivedDate');
  return (
    <AdminDossiersPage
      dossierList={dossierList}
      title={DOSSIER_LIST_TEXTS.completed}
      columns={createCompletedColumns(dossierList)}
      empty={
        <EmptyState
          drawing="receipt"
          title={DOSSIER_LIST_TEXTS.noneCompleted}
          text={DOSSIER_LIST_TEXTS.noneCompletedText}
          actions={
            <Button type="primary" onClick={() => navigate('/administration/modules/received')}>
              {DOSSIER_LIST_TEXTS.toReceived}
            </Button>
          }
        />
      }
    />
  );
}

export function ReceivedPage() {
  const navigate = useNavigate();
  // What the back office can do now comes first, by deadline.
  const dossierList = useAdminDossierList('RECEIVED', OFFICE_LIST_SORTS.RECEIVED);
  return (
    <AdminDossiersPage
      dossierList={dossierList}
      title={DOSSIER_LIST_TEXTS.received}
      columns={createReceivedColumns(dossierList)}
      empty={
        <EmptyState
          title={DOSSIER_LIST_TEXTS.noneReceived}
          text={DOSSIER_LIST_TEXTS.noneReceivedText}
          actions={
            <Button onClick={() => navigate('/administration/modules/completed')}>
              {DOSSIER_LIST_TEXTS.seeCompleted}
            </Button>
          }
        />
      }
    />
  );
}
