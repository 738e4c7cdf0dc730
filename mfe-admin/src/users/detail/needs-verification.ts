import type { AccountDetailDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';

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
