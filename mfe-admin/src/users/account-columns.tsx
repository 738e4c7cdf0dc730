import type { AccountRowDto } from '@pratiche/api';
import { getChoiceLabel, ROLE_CHOICES, type AccountGroup } from '@pratiche/domain';
import { EmailText, formatMomentDay } from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { Link } from 'react-router';
import { AccountStateBadge } from './AccountStateBadge.js';
import { USERS_TEXTS } from './texts.js';

type AccountColumn = Column<AccountRowDto>;

const id: AccountColumn = {
  key: 'id',
  title: USERS_TEXTS.number,
  width: 64,
  sortable: true,
  align: 'end',
  render: (row) => <span className="pr-number">{row.id}</span>,
};
const email: AccountColumn = {
  key: 'email',
  title: USERS_TEXTS.email,
  sortable: true,
  render: (row) => <EmailText address={row.email} />,
};
const phone: AccountColumn = {
  key: 'phone',
  title: USERS_TEXTS.phone,
  sortable: true,
  width: 130,
  below: 'email',
  render: (row) => row.phone ?? '–',
};
const state: AccountColumn = {
  key: 'state',
  title: USERS_TEXTS.state,
  width: 200,
  priority: 1,
  render: (row) => <AccountStateBadge account={row} />,
};

const toNameColumn = (title: string, nameOf: (row: AccountRowDto) => string): AccountColumn => ({
  key: 'businessName',
  title,
  priority: 1,
  sortable: title === USERS_TEXTS.company,
  render: (row) => (
    <Link className="ad-row-link" to={`/administration/users/${row.id}`}>
      {nameOf(row)}
    </Link>
  ),
});

/** Columns of the two lists of accounts (spec platform §2, Admin users). */
export const ACCOUNT_COLUMNS: Record<AccountGroup, readonly AccountColumn[]> = {
  // Where there is too little room the phone goes first; name and state stay longest.
  companies: [
    id,
    {
      ...toNameColumn(
        USERS_TEXTS.company,
        ({ businessName, email: address }) => businessName ?? address,
      ),
      least: 150,
    },
    { ...state, width: 192 },
    { ...email, least: 160, rank: 11 },
    { ...phone, width: 112, rank: 24 },
    {
      key: 'vat',
      title: USERS_TEXTS.vat,
      sortable: true,
      width: 116,
      rank: 12,
      render: ({ vat }) => vat ?? '–',
    },
    {
      key: 'sSNCompany',
      title: USERS_TEXTS.taxCode,
      sortable: true,
      priority: 3,
      width: 152,
      rank: 20,
      below: 'vat',
      render: ({ sSNCompany }) => sSNCompany ?? '–',
    },
    {
      key: 'sponsor',
      title: USERS_TEXTS.sponsor,
      sortable: true,
      priority: 3,
      width: 112,
      rank: 22,
      below: 'state',
      render: ({ sponsor }) => sponsor ?? '–',
    },
  ],
  operators: [
    id,
    toNameColumn(USERS_TEXTS.name, ({ name }) => name),
    state,
    { ...email, width: 210 },
    phone,
    {
      key: 'role',
      title: USERS_TEXTS.role,
      width: 130,
      render: ({ role }) => getChoiceLabel(ROLE_CHOICES, role),
    },
    {
      key: 'created',
      title: USERS_TEXTS.created,
      sortable: true,
      priority: 3,
      width: 120,
      render: ({ created }) => formatMomentDay(created),
    },
  ],
};
