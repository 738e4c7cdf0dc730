import type { PaymentLogDto } from '@pratiche/api';
import { getChoiceLabel, MOVEMENT_TYPES } from '@pratiche/domain';
import { DateText, EmailText } from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { Link } from 'react-router';
import { SignedCredits } from './SignedCredits.js';

export const PAYMENT_COLUMNS: readonly Column<PaymentLogDto>[] = [
  {
    key: 'id',
    title: 'N.',
    width: 80,
    align: 'end',
    render: ({ id }) => <span className="pr-number">{id}</span>,
  },
  {
    key: 'created',
    title: 'Data',
    width: 150,
    sortable: true,
    render: ({ created }) => <DateText value={created} time />,
  },
  {
    key: 'type',
    title: 'Tipo',
    width: 100,
    below: 'created',
    render: ({ type }) => getChoiceLabel(MOVEMENT_TYPES, type),
  },
  {
    key: 'emailAccount',
    title: 'E-mail cliente',
    below: 'businessName',
    render: ({ emailAccount }) => <EmailText address={emailAccount} />,
  },
  {
    key: 'businessName',
    title: 'Azienda',
    render: ({ accountId, businessName, emailAccount }) => (
      <Link to={`/administration/users/${accountId}?scheda=crediti`}>
        {businessName ?? emailAccount}
      </Link>
    ),
  },
  {
    key: 'vatAccount',
    title: 'Partita IVA',
    width: 124,
    render: ({ vatAccount }) => vatAccount ?? '–',
  },
  {
    key: 'ssnAccount',
    title: 'Codice fiscale',
    priority: 3,
    below: 'vatAccount',
    render: ({ ssnAccount }) => ssnAccount ?? '–',
  },
  {
    key: 'description',
    title: 'Descrizione',
    width: '24%',
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
    title: 'Crediti',
    width: 100,
    align: 'end',
    sortable: true,
    render: ({ amount }) => <SignedCredits amount={amount} />,
  },
];
