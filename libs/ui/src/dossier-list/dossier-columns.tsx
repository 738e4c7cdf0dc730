import type { DossierListItemDto } from '@pratiche/api';
import { DeadlineLight } from '../deadlines/DeadlineLight.js';
import { MessageBadges } from '../messages/MessageBadges.js';
import type { Column } from '../table/table.types.js';

export type DossierColumn = Column<DossierListItemDto>;

export const numberColumn: DossierColumn = {
  key: 'id',
  title: 'N.',
  sortable: true,
  priority: 1,
  width: 56,
  render: ({ id }) => <span className="pr-number">{id}</span>,
};

/** @param placeholder what stands in for a client without a name */
export const createClientColumn = (placeholder: string): DossierColumn => ({
  key: 'client',
  title: 'Cliente',
  sortable: true,
  priority: 1,
  render: ({ client, unreadMessages, openRequests }) => (
    <>
      {client || <span className="pr-muted">{placeholder}</span>}
      <MessageBadges unread={unreadMessages} openRequests={openRequests} />
    </>
  ),
});

export const operatorColumn: DossierColumn = {
  key: 'operatoreName',
  title: 'Operatore',
  sortable: true,
  render: ({ operatoreName }) => operatoreName ?? <span className="pr-muted">Da assegnare</span>,
};

/** Until when the dossier has to be filed. */
export const createDeadlineColumn = (below: string): DossierColumn => ({
  key: 'deadlineDate',
  title: 'Scadenza',
  sortable: true,
  width: 128,
  below,
  render: ({ deadlineDate, status }) => (
    <DeadlineLight deadline={deadlineDate} status={status.code} />
  ),
});
