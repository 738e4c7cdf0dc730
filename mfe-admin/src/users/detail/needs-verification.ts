import type { AccountDetailDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { validateContractRefusal } from '@pratiche/domain/accounts';

/** Papers that came and wait for a review. */
export const awaitsContractReview = (account: AccountDetailDto): boolean =>
  validateContractRefusal({
    role: account.role,
    isInvited: account.isInvited,
    isEmailVerified: account.isVerified,
    isContractVerified: account.sellerContractVerified,
    isContractRefused: account.contractRefused !== null,
  }) === null;

/** Whether an operator has something to confirm before the account can work. */
export const needsVerification = ({
  role,
  deleted,
  isInvited,
  isVerified,
  sellerContractVerified,
}: AccountDetailDto): boolean =>
  deleted === null &&
  !isInvited &&
  (!isVerified || (!isBackOffice(role) && !sellerContractVerified));
