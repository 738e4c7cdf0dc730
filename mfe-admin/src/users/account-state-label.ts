import type { AccountRowDto } from '@pratiche/api';
import { ACCOUNT_STATE_TEXTS } from './texts.js';

export type AccountStateFacts = Pick<
  AccountRowDto,
  | 'deletionRequested'
  | 'suspended'
  | 'isInvited'
  | 'isVerified'
  | 'isContractVerified'
  | 'contractRefused'
>;

interface AccountStateLabel {
  label: string;
  /** Yellow waits for an operator, blue for the company, red is shut out or asks to leave. */
  colour: 'green' | 'yellow' | 'blue' | 'red';
}

/** The most severe state of an account as a short label. */
export function findAccountState(account: AccountStateFacts): AccountStateLabel {
  if (account.deletionRequested !== null)
    return { label: ACCOUNT_STATE_TEXTS.deletionRequested, colour: 'red' };
  if (account.suspended !== null) return { label: ACCOUNT_STATE_TEXTS.suspended, colour: 'red' };
  if (account.isInvited) return { label: ACCOUNT_STATE_TEXTS.invited, colour: 'blue' };
  if (!account.isVerified) return { label: ACCOUNT_STATE_TEXTS.emailToVerify, colour: 'blue' };
  if (account.contractRefused !== null)
    return { label: ACCOUNT_STATE_TEXTS.contractRefused, colour: 'blue' };
  return account.isContractVerified
    ? { label: ACCOUNT_STATE_TEXTS.active, colour: 'green' }
    : { label: ACCOUNT_STATE_TEXTS.contractToVerify, colour: 'yellow' };
}
