import { Button, EmptyState, numberColumn, operatorColumn, UserOutlined } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { AdminDossiersPage } from './AdminDossiersPage.js';
import {
  clientColumn,
  companyColumn,
  deadlineColumn,
  receivedDateColumn,
} from './dossier-columns.js';
import { useAdminDossierList } from './useAdminDossierList.js';

const COLUMNS = [
  numberColumn,
  companyColumn,
  clientColumn,
  receivedDateColumn,
  operatorColumn,
  deadlineColumn,
];

export function ReceivedPage() {
  const navigate = useNavigate();
  const dossierList = useAdminDossierList('RECEIVED', 'receivedDate');
  const { busy, assignToSelf } = dossierList.bulk;
  return (
    <AdminDossiersPage
      dossierList={dossierList}
      title="Pratiche da elaborare"
      subtitle="Le pratiche inviate dagli installatori, dalla più vecchia."
      columns={COLUMNS}
      actions={({ id, operatorId }) =>
        operatorId === null
          ? [
              {
                key: 'take',
                label: 'Prendi in carico',
                icon: <UserOutlined />,
                iconOnly: true,
                disabled: busy !== null,
                onClick: () => void assignToSelf([id]),
              },
            ]
          : []
      }
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
