import type { AccountRowDto } from '@pratiche/api';

/** The most severe state of an account as a short label. */
export function accountStateLabel({
  deletionRequested,
  suspended,
  isInvited,
  isVerified,
  isContractVerified,
}: Pick<
  AccountRowDto,
  'deletionRequested' | 'suspended' | 'isInvited' | 'isVerified' | 'isContractVerified'
>): string {
  if (deletionRequested !== null) return 'Chiede l’eliminazione';
  if (suspended !== null) return 'Sospeso';
  if (isInvited) return 'Invitato';
  if (!isVerified) return 'Email da verificare';
  return isContractVerified ? 'Attivo' : 'Contratto da verificare';
}
