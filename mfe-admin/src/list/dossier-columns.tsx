import type { DossierListItem } from '@pratiche/api';
import { isStatusCode } from '@pratiche/domain';
import {
  DateText,
  DeadlineLight,
  MessageBadges,
  StatusBar,
  StatusSelect,
  type Column,
} from '@pratiche/ui';
import type { AdminDossierList } from './useAdminDossierList.js';

type DossierColumn = Column<DossierListItem>;

export const numberColumn: DossierColumn = {
  key: 'id',
  title: 'N.',
  sortable: true,
  priority: 1,
  width: 56,
  render: ({ id }) => <span className="pr-number">{id}</span>,
};

export const companyColumn: DossierColumn = {
  key: 'businessName',
  title: 'Azienda',
  sortable: true,
  below: 'client',
  render: ({ businessName }) => businessName ?? <span className="pr-muted">–</span>,
};

export const clientColumn: DossierColumn = {
  key: 'client',
  title: 'Cliente',
  sortable: true,
  priority: 1,
  render: ({ client, unreadMessages, openRequests }) => (
    <>
      {client || <span className="pr-muted">Non indicato</span>}
      <MessageBadges unread={unreadMessages} openRequests={openRequests} />
    </>
  ),
};

export const receivedDateColumn: DossierColumn = {
  key: 'receivedDate',
  title: 'Ricevuta il',
  sortable: true,
  width: 96,
  render: ({ receivedDate }) => <DateText value={receivedDate} />,
};

export const operatorColumn: DossierColumn = {
  key: 'operatoreName',
  title: 'Operatore',
  sortable: true,
  render: ({ operatoreName }) => operatoreName ?? <span className="pr-muted">Da assegnare</span>,
};

export const progressColumn: DossierColumn = {
  key: 'status',
  title: 'Avanzamento',
  sortable: true,
  width: 120,
  render: ({ status }) => <StatusBar status={status} />,
};

/** Until when it has to be filed. */
export const deadlineColumn: DossierColumn = {
  key: 'deadlineDate',
  title: 'Scadenza',
  sortable: true,
  width: 128,
  below: 'receivedDate',
  render: ({ deadlineDate, status }) => (
    <DeadlineLight deadline={deadlineDate} status={status.code} />
  ),
};

/** Label of a dossier for users. */
const dossierLabel = ({ id, client }: DossierListItem): string =>
  `Pratica ${id}${client && ` · ${client}`}`;

export const createStatusChangeColumn = ({
  request,
  pending,
  busy,
}: AdminDossierList['statusChange']): DossierColumn => ({
  key: 'changeStatus',
  title: 'Cambia stato',
  width: 148,
  below: 'status',
  render: (dossier) => {
    const { code } = dossier.status;
    if (!isStatusCode(code)) return dossier.status.name;
    const mine = pending?.target.id === dossier.id ? pending.to : null;
    // A double click on the selector is for the selector, not for the row.
    return (
      <span onDoubleClick={(event) => event.stopPropagation()}>
        <StatusSelect
          status={code}
          pending={mine}
          busy={busy && mine !== null}
          label={`Stato della pratica ${dossier.id}`}
          onRequest={(to) =>
            request({ id: dossier.id, status: code, subject: dossierLabel(dossier) }, to)
          }
        />
      </span>
    );
  },
});
