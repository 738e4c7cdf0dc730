import { findAccountState, type AccountStateFacts } from './account-state-label.js';

/** The state of an account, in the colours of the dossiers' states. */
export function AccountStateBadge({ account }: { account: AccountStateFacts }) {
  const { label, colour } = findAccountState(account);
  return <span className={`pr-row-badge pr-row-badge-${colour}`}>{label}</span>;
}
