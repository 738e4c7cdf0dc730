import { Button, EmptyState } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { AdminDossiersPage } from './AdminDossiersPage.js';
import { createCompletedColumns } from './dossier-columns.js';
import { useAdminDossierList } from './useAdminDossierList.js';
import { DOSSIER_LIST_TEXTS } from './texts.js';

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
