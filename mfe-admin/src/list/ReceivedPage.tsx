import { OFFICE_LIST_SORTS } from '@pratiche/domain';
import { Button, EmptyState } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { AdminDossiersPage } from './AdminDossiersPage.js';
import { createReceivedColumns } from './dossier-columns.js';
import { useAdminDossierList } from './useAdminDossierList.js';

export function ReceivedPage() {
  const navigate = useNavigate();
  // What the back office can do now comes first, by deadline.
  const dossierList = useAdminDossierList('RECEIVED', OFFICE_LIST_SORTS.RECEIVED);
  return (
    <AdminDossiersPage
      dossierList={dossierList}
      title="Pratiche da elaborare"
      columns={createReceivedColumns(dossierList)}
      empty={
        <EmptyState
          title="Nessuna pratica da elaborare"
          text="Le pratiche compaiono qui appena un installatore le invia."
          actions={
            <Button onClick={() => navigate('/administration/modules/completed')}>
              Vedi le pratiche elaborate
            </Button>
          }
        />
      }
    />
  );
}
