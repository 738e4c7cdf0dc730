import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { DateText, StatusBadge } from '@pratiche/ui';
import { createClientColumn, createDeadlineColumn, type DossierColumn } from '@pratiche/ui/lists';

export const clientColumn = createClientColumn('Cliente da indicare');
export const deadlineColumn = createDeadlineColumn('sentDate');

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

export const statusColumn: DossierColumn = {
  key: 'status',
  title: 'Stato',
  sortable: true,
  width: 164,
  render: ({ status }) => <StatusBadge status={status} />,
};
