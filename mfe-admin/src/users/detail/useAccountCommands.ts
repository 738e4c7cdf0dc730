import type { AccountDetailDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { useCommands } from '@pratiche/ui/office';

interface AccountCommands {
  account: AccountDetailDto;
  /** Why each cannot be done, as at its button. */
  refusals: { role: string | null; suspension: string | null; deletion: string | null };
  inviteAgain: () => void;
  changeRole: () => void;
  toggleSuspension: () => void;
  deleteAccount: () => void;
}

/** Offers in the palette what the buttons at the head of the page do. */
export function useAccountCommands(options: AccountCommands): void {
  const { account, refusals } = options;
  const operatorCommands = [
    ...(account.isInvited
      ? [
          {
            id: 'invite',
            label: 'Invia di nuovo l’invito',
            run: options.inviteAgain,
            refusal: refusals.role,
          },
        ]
      : []),
    { id: 'role', label: 'Cambia ruolo', run: options.changeRole, refusal: refusals.role },
  ];
  useCommands('Account', [
    ...(isBackOffice(account.role) ? operatorCommands : []),
    {
      id: 'suspension',
      label: account.suspended === null ? 'Sospendi l’account' : 'Riattiva l’account',
      words: 'blocca sblocca',
      run: options.toggleSuspension,
      refusal: refusals.suspension,
    },
    {
      id: 'delete',
      label: 'Elimina account',
      run: options.deleteAccount,
      refusal: refusals.deletion,
    },
  ]);
}
