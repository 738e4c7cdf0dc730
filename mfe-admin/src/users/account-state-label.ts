import type { AccountRow } from '@pratiche/api';

/** What has to be known of an account at a glance: the gravest first. */
export function accountStateLabel({
  deletionRequested,
  suspended,
  isVerified,
  isContractVerified,
}: Pick<
  AccountRow,
  'deletionRequested' | 'suspended' | 'isVerified' | 'isContractVerified'
>): string {
  if (deletionRequested !== null) return 'Chiede l’eliminazione';
  if (suspended !== null) return 'Sospeso';
  if (!isVerified) return 'Email da verificare';
  return isContractVerified ? 'Attivo' : 'Contratto da verificare';
}
