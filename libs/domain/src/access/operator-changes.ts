import type { PolicyName } from './policies.js';
import { isBackOffice, type Role } from './roles.js';

/** Roles among which a SuperAdmin moves the people of the back office. */
export const OPERATOR_ROLES = ['Admin', 'SuperAdmin'] as const satisfies readonly Role[];
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** What can be done to an account from outside. */
export const ACCOUNT_CHANGES = ['role', 'suspend', 'reactivate', 'delete'] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** The account that acts and the one that is acted upon. */
export interface AccountChangeSides {
  caller: { id: number; role: Role };
  account: { id: number; role: Role };
  /** SuperAdmins who can log in, the account itself left out; `null` when the caller is none. */
  otherSuperAdmins: number | null;
}

export interface AccountChangeRefusal {
  code: 'own-account' | 'not-allowed' | 'no-operator' | 'last-super-admin';
  message: string;
}

const OWN_ACCOUNT =
  'È il tuo account: per cambiargli ruolo, sospenderlo o eliminarlo chiedi a un altro SuperAdmin.';
const LAST_SUPER_ADMIN =
  'È l’unico SuperAdmin attivo: prima nominane un altro, altrimenti nessuno potrebbe più gestire il portale.';

export const BACK_OFFICE_ACCOUNT = 'Solo un SuperAdmin può farlo con un account del back office.';

/** Only a SuperAdmin changes accounts of the back office, whatever is changed. */
export const mayChangeAccount = (caller: Role, account: Role): boolean =>
  caller === 'SuperAdmin' || !isBackOffice(account);

/**
 * Why an account may not be changed, or `null`. No operator decides about the own account, only a SuperAdmin
 * decides about the back office, and one who can log in always remains.
 */
export function findAccountChangeRefusal(
  change: AccountChange,
  { caller, account, otherSuperAdmins }: AccountChangeSides,
): AccountChangeRefusal | null {
  const takesAway = change !== 'reactivate' && account.role === 'SuperAdmin';
  if (takesAway && otherSuperAdmins === 0 && caller.role === 'SuperAdmin')
    return { code: 'last-super-admin', message: LAST_SUPER_ADMIN };
  if (caller.id === account.id) return { code: 'own-account', message: OWN_ACCOUNT };
  const isOperator = isBackOffice(account.role);
  if (
    !mayChangeAccount(caller.role, account.role) ||
    (change === 'role' && caller.role !== 'SuperAdmin')
  )
    return { code: 'not-allowed', message: BACK_OFFICE_ACCOUNT };
  if (change === 'role' && !isOperator)
    return {
      code: 'no-operator',
      message:
        'Il ruolo di un’azienda non si cambia: per un operatore crea un account con un altro indirizzo.',
    };
  return null;
}

/** What each role of the back office may do, in the words of the screen. */
export const OPERATOR_RIGHTS = [
  {
    right: 'Lavorare le pratiche, scrivere agli installatori, esportare',
    policy: 'backOffice',
  },
  { right: 'Verificare aziende, sospenderle ed eliminarle', policy: 'backOffice' },
  { right: 'Accreditare un pacchetto a un’azienda (ricarica)', policy: 'backOffice' },
  { right: 'Rettificare i crediti già accreditati', policy: 'superAdmin' },
  { right: 'Creare pacchetti e cambiarne prezzi e costi', policy: 'superAdmin' },
  { right: 'Cambiare impostazioni, limiti e testi', policy: 'superAdmin' },
  { right: 'Creare, sospendere ed eliminare operatori, cambiarne il ruolo', policy: 'superAdmin' },
  { right: 'Leggere il registro delle attività', policy: 'superAdmin' },
] as const satisfies readonly { right: string; policy: PolicyName }[];
