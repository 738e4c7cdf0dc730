import type { AccountRowDto } from '@pratiche/api';
import { ACCOUNT_STATE_TEXTS } from './account-texts.js';

/** The most severe state of an account as a short label. */
export function accountStateLabel({
  deletionRequested,
  suspended,
  isInvited,
  isVerified,
  isContractVerified,
  contractRefused,
}: Pick<
  AccountRowDto,
  | 'deletionRequested'
  | 'suspended'
  | 'isInvited'
  | 'isVerified'
  | 'isContractVerified'
  | 'contractRefused'
>): string {
  if (deletionRequested !== null) return ACCOUNT_STATE_TEXTS.deletionRequested;
  if (suspended !== null) return ACCOUNT_STATE_TEXTS.suspended;
  if (isInvited) return ACCOUNT_STATE_TEXTS.invited;
  if (!isVerified) return ACCOUNT_STATE_TEXTS.emailToVerify;
  if (contractRefused !== null) return ACCOUNT_STATE_TEXTS.contractRefused;
  return isContractVerified ? ACCOUNT_STATE_TEXTS.active : ACCOUNT_STATE_TEXTS.contractToVerify;
}
