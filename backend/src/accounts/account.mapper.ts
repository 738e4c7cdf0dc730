import { pickProfile } from '@pratiche/domain/accounts';
import { accountDisplayName } from './account-directory.service.js';
import type { Account } from './account.entity.js';
import type { AccountDto } from './dto/account.dto.js';
import type { AccountRowDto } from './users/dto/account-row.dto.js';
import type { SessionUserDto } from './login/dto/session-user.dto.js';

const toIsoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

const isInvited = ({ passwordHash, deleted }: Account): boolean =>
  passwordHash === null && deleted === null;

/** An account as its owner sees it: nothing of the password. */
export const toOwnAccountDto = (account: Account): AccountDto => ({
  ...pickProfile(account),
  id: account.id,
  role: account.role,
  email: account.email,
  companyName: account.businessName,
  name: accountDisplayName(account),
  operatorId: account.operatorId,
  isInvited: isInvited(account),
  isVerified: account.emailVerified,
  isContractVerified: account.contractVerified,
  sellerContractVerified: account.contractVerified,
  contractRefused: toIsoOrNull(account.contractRefused),
  termsEdition: account.termsEdition,
  termsAccepted: toIsoOrNull(account.termsAccepted),
  suspended: toIsoOrNull(account.suspended),
  deletionRequested: toIsoOrNull(account.deletionRequested),
  deleted: toIsoOrNull(account.deleted),
  created: account.created.toISOString(),
  updated: account.updated.toISOString(),
});

/** As the back office sees it: the identity document itself is read by downloading it, which is noted. */
export const toAccountDto = (account: Account): AccountDto => ({
  ...toOwnAccountDto(account),
  attorneyIDCardNumber: null,
});

export const toAccountRowDto = (account: Account): AccountRowDto => ({
  id: account.id,
  role: account.role,
  name: accountDisplayName(account),
  email: account.email,
  phone: account.phone,
  businessName: account.businessName,
  vat: account.vat,
  sSNCompany: account.sSNCompany,
  sponsor: account.sponsor,
  isInvited: isInvited(account),
  isVerified: account.emailVerified,
  isContractVerified: account.contractVerified,
  contractRefused: toIsoOrNull(account.contractRefused),
  suspended: toIsoOrNull(account.suspended),
  deletionRequested: toIsoOrNull(account.deletionRequested),
  created: account.created.toISOString(),
});

/** Answer of login and refresh. */
export const toSessionUserDto = (account: Account, jwtToken: string): SessionUserDto => ({
  id: account.id,
  role: account.role,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  businessName: account.businessName,
  isContractVerified: account.contractVerified,
  isFirstPackageAcquired: account.firstPackageAcquired,
  jwtToken,
});

/** What a password of the account must not be made of. */
export const listPersonalNames = ({
  email,
  businessName,
  firstName,
  lastName,
  attorneyFirstName,
  attorneyLastName,
}: Account): (string | null)[] => [
  email,
  businessName,
  firstName,
  lastName,
  attorneyFirstName,
  attorneyLastName,
];
