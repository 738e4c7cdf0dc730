import type { AccountDetailDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';

/** What the server takes: papers that came and wait for a review. */
export const awaitsContractReview = ({
  isVerified,
  isInvited,
  contractRefused,
  sellerContractVerified,
}: AccountDetailDto): boolean =>
  isVerified && !isInvited && contractRefused === null && !sellerContractVerified;

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
