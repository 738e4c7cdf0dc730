import {
  Button,
  DownloadOutlined,
  EmptyState,
  numberColumn,
  operatorColumn,
  useDossierZipDownload,
} from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { AdminDossiersPage } from './AdminDossiersPage.js';
import { clientColumn, companyColumn, deadlineColumn } from './dossier-columns.js';
import { useAdminDossierList } from './useAdminDossierList.js';

const COLUMNS = [numberColumn, companyColumn, clientColumn, operatorColumn, deadlineColumn];

export function CompletedPage() {
  const navigate = useNavigate();
  const dossierList = useAdminDossierList('ELABORATED', null);
  const { downloadZip, downloading } = useDossierZipDownload();
  return (
    <AdminDossiersPage
      dossierList={dossierList}
      title="Pratiche elaborate"
      subtitle="Le pratiche inviate a ENEA e quelle completate."
      columns={COLUMNS}
      actions={({ id }) => [
        {
          key: 'download',
          label: 'Scarica documenti',
          icon: <DownloadOutlined />,
          iconOnly: true,
          loading: downloading === id,
          disabled: downloading !== null,
          onClick: () => downloadZip(id),
        },
      ]}
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
