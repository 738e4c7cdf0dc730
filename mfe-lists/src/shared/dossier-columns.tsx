import type { DossierListItem } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { DateText, DeadlineLight, MessageBadges, type Column } from '@pratiche/ui';

type DossierColumn = Column<DossierListItem>;

export const numberColumn: DossierColumn = {
  key: 'id',
  title: 'N.',
  sortable: true,
  priority: 1,
  width: 56,
  render: ({ id }) => <span className="pr-number">{id}</span>,
};

export const clientColumn: DossierColumn = {
  key: 'client',
  title: 'Cliente',
  sortable: true,
  priority: 1,
  render: ({ client, unreadMessages, openRequests }) => (
    <>
      {client || <span className="pr-muted">Cliente da indicare</span>}
      <MessageBadges unread={unreadMessages} openRequests={openRequests} />
    </>
  ),
};

export const serviceColumn: DossierColumn = {
  key: 'serviceType',
  title: 'Servizio',
  sortable: true,
  width: 112,
  below: 'client',
  render: ({ serviceType }) =>
    getChoiceLabel(SERVICE_TYPES, serviceType) || <span className="pr-muted">Da scegliere</span>,
};

export const sentDateColumn: DossierColumn = {
  key: 'sentDate',
  title: 'Inviata il',
  sortable: true,
  width: 116,
  render: ({ sentDate }) => <DateText value={sentDate} />,
};

/** Until when it has to be filed. */
export const deadlineColumn: DossierColumn = {
  key: 'deadlineDate',
  title: 'Scadenza',
  sortable: true,
  width: 128,
  below: 'sentDate',
  render: ({ deadlineDate, status }) => (
    <DeadlineLight deadline={deadlineDate} status={status.code} />
  ),
};

export const statusColumn: DossierColumn = {
  key: 'status',
  title: 'Stato',
  sortable: true,
  width: 116,
  render: ({ status }) => status.name,
};
