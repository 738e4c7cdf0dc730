import type { AccountDetailDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { useCommands } from '@pratiche/ui/office';
import { ACCOUNT_ACTION_TEXTS } from './texts.js';

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
            label: ACCOUNT_ACTION_TEXTS.sendInvitation,
            run: options.inviteAgain,
            refusal: refusals.role,
          },
        ]
      : []),
    {
      id: 'role',
      label: ACCOUNT_ACTION_TEXTS.changeRole,
      run: options.changeRole,
      refusal: refusals.role,
    },
  ];
  useCommands(ACCOUNT_ACTION_TEXTS.commandGroup, [
    ...(isBackOffice(account.role) ? operatorCommands : []),
    {
      id: 'suspension',
      label:
        account.suspended === null
          ? ACCOUNT_ACTION_TEXTS.suspendCommand
          : ACCOUNT_ACTION_TEXTS.reactivateCommand,
      words: ACCOUNT_ACTION_TEXTS.suspendWords,
      run: options.toggleSuspension,
      refusal: refusals.suspension,
    },
    {
      id: 'delete',
      label: ACCOUNT_ACTION_TEXTS.remove,
      run: options.deleteAccount,
      refusal: refusals.deletion,
    },
  ]);
}
