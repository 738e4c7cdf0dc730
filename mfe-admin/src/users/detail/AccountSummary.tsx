import type { AccountDetailDto } from '@pratiche/api';
import { getChoiceLabel, isBackOffice, ROLE_CHOICES } from '@pratiche/domain';
import { formatMomentDay } from '@pratiche/ui';
import { AccountStateBadge } from '../AccountStateBadge.js';
import { formatContact } from './AccountData.js';
import { ACCOUNT_TEXTS } from './texts.js';

/** State, role and people of an account, below its name. */
export function AccountSummary({ account }: { account: AccountDetailDto }) {
  const { id, role, deleted, operatorName } = account;
  const isCompany = !isBackOffice(role);
  const contact = formatContact(account);
  const facts = [
    ACCOUNT_TEXTS.account(id),
    getChoiceLabel(ROLE_CHOICES, role),
    ...(deleted === null ? [] : [ACCOUNT_TEXTS.deletedOn(formatMomentDay(deleted))]),
    ...(isCompany && contact !== '' ? [ACCOUNT_TEXTS.contact(contact)] : []),
    ...(isCompany ? [ACCOUNT_TEXTS.operator(operatorName)] : []),
  ];
  return (
    <span className="ad-user-summary">
      {deleted === null && <AccountStateBadge account={account} />} <span>{facts.join(' · ')}</span>
    </span>
  );
}
