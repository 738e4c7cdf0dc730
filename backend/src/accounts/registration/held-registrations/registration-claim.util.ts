import type { Account } from '../../accounts.service.js';

/**
 * Whether an account is no more than a registration that its address never confirmed: anyone could
 * have typed the address and the VAT number.
 */
export const isUnconfirmedRegistration = ({
  role,
  emailVerified,
  contractVerified,
  firstPackageAcquired,
  passwordHash,
  deleted,
}: Account): boolean =>
  role === 'User' &&
  !emailVerified &&
  !contractVerified &&
  !firstPackageAcquired &&
  passwordHash !== null &&
  deleted === null;
