import type { PaymentLogDto } from '@pratiche/api';
import { getChoiceLabel, MOVEMENT_TYPES } from '@pratiche/domain';
import { DateText, EmailText } from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { Link } from 'react-router';
import { SignedCredits } from './SignedCredits.js';
import { PAYMENT_LOGS_TEXTS } from './texts.js';

export const PAYMENT_COLUMNS: readonly Column<PaymentLogDto>[] = [
  {
    key: 'id',
    title: PAYMENT_LOGS_TEXTS.number,
    width: 64,
    align: 'end',
    render: ({ id }) => <span className="pr-number">{id}</span>,
  },
  {
    key: 'created',
    title: PAYMENT_LOGS_TEXTS.date,
    width: 146,
    sortable: true,
    render: ({ created }) => <DateText value={created} time />,
  },
  {
    key: 'type',
    title: PAYMENT_LOGS_TEXTS.kind,
    width: 84,
    below: 'created',
    render: ({ type }) => getChoiceLabel(MOVEMENT_TYPES, type),
  },
  {
    key: 'emailAccount',
    title: PAYMENT_LOGS_TEXTS.customerEmail,
    priority: 3,
    least: 150,
    rank: 26,
    below: 'businessName',
    render: ({ emailAccount }) => <EmailText address={emailAccount} />,
  },
  {
    key: 'businessName',
    title: PAYMENT_LOGS_TEXTS.company,
    least: 130,
    priority: 1,
    render: ({ accountId, businessName, emailAccount }) => (
      <Link to={`/administration/users/${accountId}?scheda=crediti`}>
        {businessName ?? emailAccount}
      </Link>
    ),
  },
  {
    key: 'vatAccount',
    title: PAYMENT_LOGS_TEXTS.vat,
    width: 112,
    rank: 22,
    render: ({ vatAccount }) => vatAccount ?? '–',
  },
  {
    key: 'ssnAccount',
    title: PAYMENT_LOGS_TEXTS.taxCode,
    width: 144,
    rank: 24,
    below: 'vatAccount',
    render: ({ ssnAccount }) => ssnAccount ?? '–',
  },
  {
    key: 'description',
    title: PAYMENT_LOGS_TEXTS.description,
    least: 150,
    priority: 1,
    render: ({ description, moduleId }) =>
      moduleId === null ? (
        description
      ) : (
        <Link to={`/administration/modules/edit/${moduleId}`}>{description}</Link>
      ),
  },
  {
    key: 'amount',
    title: PAYMENT_LOGS_TEXTS.credits,
    width: 80,
    priority: 1,
    align: 'end',
    sortable: true,
    render: ({ amount }) => <SignedCredits amount={amount} />,
  },
];
