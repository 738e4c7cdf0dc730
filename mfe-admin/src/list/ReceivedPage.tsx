import { OFFICE_LIST_SORTS } from '@pratiche/domain';
import { Button, EmptyState } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { AdminDossiersPage } from './AdminDossiersPage.js';
import { createReceivedColumns } from './dossier-columns.js';
import { useAdminDossierList } from './useAdminDossierList.js';
import { DOSSIER_LIST_TEXTS } from './texts.js';

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
