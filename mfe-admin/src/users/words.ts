import type { AccountRow } from '@pratiche/api';

export const STATES = [
  { value: 'toVerify', label: 'Da verificare' },
  { value: 'active', label: 'Attivi' },
  { value: 'suspended', label: 'Sospesi' },
  { value: 'deletionRequested', label: 'Chiedono l’eliminazione' },
];

export const ROLES = [
  { value: 'User', label: 'Installatore' },
  { value: 'Buyer', label: 'Buyer' },
  { value: 'Admin', label: 'Admin' },
  { value: 'SuperAdmin', label: 'SuperAdmin' },
];

export const roleName = (role: AccountRow['role']): string => ROLES.find(({ value }) => value === role)?.label ?? role;

/** What has to be known of an account at a glance: the gravest first. */
export function stateOf({ deletionRequested, suspended, isVerified, isContractVerified }: Pick<AccountRow, 'deletionRequested' | 'suspended' | 'isVerified' | 'isContractVerified'>): string {
  if (deletionRequested !== null) return 'Chiede l’eliminazione';
  if (suspended !== null) return 'Sospeso';
  if (!isVerified) return 'Email da verificare';
  return isContractVerified ? 'Attivo' : 'Contratto da verificare';
}
