import { isBackOffice, type Role } from '../access/roles.js';

/** What of an account says whether its papers wait for a review. */
export interface ContractSituation {
  readonly role: Role;
  /** Created by the back office, and not completed by the company yet. */
  readonly isInvited: boolean;
  readonly isEmailVerified: boolean;
  readonly isContractVerified: boolean;
  /** Refused, and no new papers came since. */
  readonly isContractRefused: boolean;
}

/** Italian message why a contract cannot be refused; `null` when its papers wait for a review. */
export function validateContractRefusal({
  role,
  isInvited,
  isEmailVerified,
  isContractVerified,
  isContractRefused,
}: ContractSituation): string | null {
  if (isBackOffice(role)) return 'Un account del back office non ha un contratto.';
  if (isContractVerified)
    return 'Il contratto è già verificato: un SuperAdmin può ritirare la verifica.';
  if (isContractRefused)
    return 'Il contratto è già rifiutato: aspettiamo i nuovi documenti dell’azienda.';
  if (isInvited || !isEmailVerified)
    return 'L’azienda non ha ancora completato la registrazione: non c’è nulla da rifiutare.';
  return null;
}
