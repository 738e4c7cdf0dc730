import { Button, EmptyState } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { AdminDossiersPage } from './AdminDossiersPage.js';
import { createCompletedColumns } from './dossier-columns.js';
import { useAdminDossierList } from './useAdminDossierList.js';

export function CompletedPage() {
  const navigate = useNavigate();
  const dossierList = useAdminDossierList('ELABORATED', '-receivedDate');
  return (
    <AdminDossiersPage
      dossierList={dossierList}
      title="Pratiche elaborate"
      columns={createCompletedColumns(dossierList)}
      empty={
        <EmptyState
          title="Nessuna pratica elaborata"
          text="Qui arrivano le pratiche inviate a ENEA."
          actions={
            <Button type="primary" onClick={() => navigate('/administration/modules/received')}>
              Vai alle pratiche da elaborare
            </Button>
          }
        />
      }
    />
  );
}
