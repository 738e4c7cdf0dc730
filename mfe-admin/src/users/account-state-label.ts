import type { AccountRowDto } from '@pratiche/api';

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
  if (deletionRequested !== null) return 'Chiede l’eliminazione';
  if (suspended !== null) return 'Sospeso';
  if (isInvited) return 'Invitato';
  if (!isVerified) return 'E-mail da verificare';
  if (contractRefused !== null) return 'Contratto rifiutato';
  return isContractVerified ? 'Attivo' : 'Contratto da verificare';
}
