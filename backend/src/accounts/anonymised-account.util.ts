import type { Account } from './accounts.service.js';
import { PROFILE_FIELDS } from '@pratiche/domain/accounts';

/** Domain that never receives mail (RFC 2606). */
const UNDELIVERABLE_DOMAIN = 'eliminato.invalid';

/** What an account consists of once nothing personal is left: its number, role, dates and a name for lists. */
export function anonymisedAccountFields(id: number): Partial<Account> {
  const blank = Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, null]),
  ) as Partial<Account>;
  return {
    ...blank,
    email: `account-${id}@${UNDELIVERABLE_DOMAIN}`,
    businessName: 'Account eliminato',
    passwordHash: null,
    emailVerified: false,
    contractVerified: false,
    contractRefused: null,
    privacyAndConditionsAccepted: false,
    termsEdition: null,
    termsAccepted: null,
    operatorId: null,
    logo: null,
    suspended: null,
    deletionRequested: null,
    deleted: new Date(),
  };
}
