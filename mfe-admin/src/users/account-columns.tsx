import type { AccountRowDto } from '@pratiche/api';
import { getChoiceLabel, ROLE_CHOICES, type AccountGroup } from '@pratiche/domain';
import { EmailText, formatMomentDay } from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { Link } from 'react-router';
import { accountStateLabel } from './account-state-label.js';

type AccountColumn = Column<AccountRowDto>;

const id: AccountColumn = {
  key: 'id',
  title: 'N.',
  width: 72,
  sortable: true,
  align: 'end',
  render: (row) => <span className="pr-number">{row.id}</span>,
};
const email: AccountColumn = {
  key: 'email',
  title: 'E-mail',
  sortable: true,
  render: (row) => <EmailText address={row.email} />,
};
const phone: AccountColumn = {
  key: 'phone',
  title: 'Telefono',
  sortable: true,
  width: 130,
  below: 'email',
  render: (row) => row.phone ?? '–',
};
const state: AccountColumn = {
  key: 'state',
  title: 'Stato',
  width: 160,
  render: (row) => accountStateLabel(row),
};

const toNameColumn = (title: string, nameOf: (row: AccountRowDto) => string): AccountColumn => ({
  key: 'businessName',
  title,
  priority: 1,
  sortable: title === 'Azienda',
  render: (row) => (
    <Link className="ad-row-link" to={`/administration/users/${row.id}`}>
      {nameOf(row)}
    </Link>
  ),
});

/** Columns of the two lists of accounts (spec platform §2, Admin users). */
export const ACCOUNT_COLUMNS: Record<AccountGroup, readonly AccountColumn[]> = {
  companies: [
    id,
    email,
    phone,
    toNameColumn('Azienda', ({ businessName, email: address }) => businessName ?? address),
    {
      key: 'vat',
      title: 'Partita IVA',
      sortable: true,
      width: 130,
      render: ({ vat }) => vat ?? '–',
    },
    {
      key: 'sSNCompany',
      title: 'Codice fiscale',
      sortable: true,
      priority: 3,
      below: 'vat',
      render: ({ sSNCompany }) => sSNCompany ?? '–',
    },
    {
      key: 'sponsor',
      title: 'Sponsor',
      sortable: true,
      priority: 3,
      below: 'state',
      render: ({ sponsor }) => sponsor ?? '–',
    },
    state,
  ],
  operators: [
    id,
    toNameColumn('Nome', ({ name }) => name),
    email,
    phone,
    {
      key: 'role',
      title: 'Ruolo',
      width: 130,
      render: ({ role }) => getChoiceLabel(ROLE_CHOICES, role),
    },
    state,
    {
      key: 'created',
      title: 'Creato il',
      sortable: true,
      priority: 3,
      width: 120,
      render: ({ created }) => formatMomentDay(created),
    },
  ],
};
