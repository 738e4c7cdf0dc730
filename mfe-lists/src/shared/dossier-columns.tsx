import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { DateText, StatusBadge } from '@pratiche/ui';
import { createClientColumn, createDeadlineColumn, type DossierColumn } from '@pratiche/ui/lists';
import { OWNER_LIST_TEXTS as TEXTS } from './texts.js';

export const clientColumn = createClientColumn(TEXTS.noClient);
export const deadlineColumn = createDeadlineColumn('sentDate');

export const serviceColumn: DossierColumn = {
  key: 'serviceType',
  title: TEXTS.service,
  sortable: true,
  width: 112,
  below: 'client',
  render: ({ serviceType }) =>
    getChoiceLabel(SERVICE_TYPES, serviceType) || (
      <span className="pr-muted">{TEXTS.noService}</span>
    ),
};

export const sentDateColumn: DossierColumn = {
  key: 'sentDate',
  title: TEXTS.sentOn,
  sortable: true,
  width: 116,
  render: ({ sentDate }) => <DateText value={sentDate} />,
};

export const statusColumn: DossierColumn = {
  key: 'status',
  title: TEXTS.status,
  sortable: true,
  width: 148,
  render: ({ status }) => <StatusBadge status={status} />,
};
