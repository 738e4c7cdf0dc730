import { isBackOffice, type Role } from '@pratiche/domain';
import { conflict, forbidden } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';

/**
 * Whether a member of the back office may suspend or delete an account: never their own, so that a SuperAdmin always
 * remains; accounts of the back office only a SuperAdmin.
 * @throws 409 or 403
 */
export function assertCanManageAccount(
  caller: CurrentCaller,
  account: { id: number; role: Role },
): void {
  if (caller.id === account.id)
    throw conflict('Non è possibile farlo con il proprio account.', 'own-account');
  if (isBackOffice(account.role) && caller.role !== 'SuperAdmin')
    throw forbidden('Solo un SuperAdmin può farlo con un account del back office.');
}
