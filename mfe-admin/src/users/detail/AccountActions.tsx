import { readData, type AccountDetailDto } from '@pratiche/api';
import {
  findAccountChangeRefusal,
  isBackOffice,
  OPERATOR_ROLES,
  type AccountChange,
} from '@pratiche/domain';
import { Button, useApi, useConfirm, useSession } from '@pratiche/ui';
import { useState } from 'react';
import { useCommands } from '@pratiche/ui/office';
import { createReactivateQuestion, createSuspendQuestion } from './account-questions.js';
import { ChangeRoleDialog } from './ChangeRoleDialog.js';
import { DeleteAccountDialog } from './DeleteAccountDialog.js';
import { useAccountAction } from './useAccountAction.js';
import { ACCOUNT_ACTION_TEXTS } from './texts.js';

interface AccountActionsProps {
  account: AccountDetailDto;
  onChange: () => void;
}

/** Why the server would refuse a change, as it would say it. */
function useRefusals({ account }: Pick<AccountActionsProps, 'account'>) {
  const { user } = useSession();
  return (change: AccountChange): string | null => {
    if (user === null) return null;
    if (change === 'delete' && account.deletionRequested !== null && user.role !== 'SuperAdmin')
      return ACCOUNT_ACTION_TEXTS.ownerAskedDeletion;
    return (
      findAccountChangeRefusal(change, {
        caller: user,
        account,
        otherSuperAdmins: account.otherSuperAdmins,
      })?.message ?? null
    );
  };
}

/** What can be done with an account, at the head of its page; what cannot says why. */
export function AccountActions({ account, onChange }: AccountActionsProps) {
  const [opened, setOpened] = useState<'role' | 'delete' | null>(null);
  const refusalOf = useRefusals({ account });
  const { busy, toggleSuspension, inviteAgain } = useAccountCalls({ account, onChange });
  const isOperator = isBackOffice(account.role);
  const suspension = account.suspended === null ? 'suspend' : 'reactivate';
  const refusals = [
    isOperator ? refusalOf('role') : null,
    refusalOf(suspension),
    refusalOf('delete'),
  ];
  const [role = null, suspended = null, deletion = null] = refusals;
  useAccountCommands({
    account,
    refusals: { role, suspension: suspended, deletion },
    inviteAgain: () => void inviteAgain(),
    changeRole: () => setOpened('role'),
    toggleSuspension: () => void toggleSuspension(),
    deleteAccount: () => setOpened('delete'),
  });
  const reasons = [...new Set(refusals.filter((reason) => reason !== null))];
  const lock = (reason: string | null | undefined) =>
    reason ? { disabled: true, title: reason, 'aria-describedby': 'azioni-motivi' } : {};
  const from = OPERATOR_ROLES.find((role) => role === account.role);
  const done = () => {
    setOpened(null);
    onChange();
  };
  return (
    <div className="ad-user-head">
      <div className="ad-user-buttons">
        {isOperator && account.isInvited && (
          <Button
            loading={busy === 'invite'}
            {...lock(refusals[0])}
            onClick={() => void inviteAgain()}
          >
            {ACCOUNT_ACTION_TEXTS.sendInvitation}
          </Button>
        )}
        {isOperator && (
          <Button {...lock(refusals[0])} onClick={() => setOpened('role')}>
            {ACCOUNT_ACTION_TEXTS.changeRole}
          </Button>
        )}
        <Button
          loading={busy === 'suspend'}
          {...lock(refusals[1])}
          onClick={() => void toggleSuspension()}
        >
          {account.suspended === null
            ? ACCOUNT_ACTION_TEXTS.suspend
            : ACCOUNT_ACTION_TEXTS.reactivate}
        </Button>
        <Button type="text" danger {...lock(refusals[2])} onClick={() => setOpened('delete')}>
          {ACCOUNT_ACTION_TEXTS.remove}
        </Button>
      </div>
      {reasons.length > 0 && (
        <p id="azioni-motivi" className="pr-muted">
          {reasons.join(' ')}
        </p>
      )}
      {opened === 'role' && from && (
        <ChangeRoleDialog
          account={account}
          from={from}
          onClose={() => setOpened(null)}
          onDone={done}
        />
      )}
      {opened === 'delete' && (
        <DeleteAccountDialog account={account} onClose={() => setOpened(null)} onDone={done} />
      )}
    </div>
  );
}

function useAccountCalls({ account, onChange }: AccountActionsProps) {
  const api = useApi();
  const confirm = useConfirm();
  const { busy, runAction } = useAccountAction();
  const isSuspended = account.suspended !== null;

  async function toggleSuspension(): Promise<void> {
    const question = isSuspended ? createReactivateQuestion : createSuspendQuestion;
    if (!(await confirm(question(account)))) return;
    const call = isSuspended ? '/api/Accounts/unsuspend/{id}' : '/api/Accounts/suspend/{id}';
    const hasWorked = await runAction(
      'suspend',
      () => readData(api.POST(call, { params: { path: { id: account.id } } })),
      isSuspended ? ACCOUNT_ACTION_TEXTS.reactivated : ACCOUNT_ACTION_TEXTS.suspended,
      isSuspended ? ACCOUNT_ACTION_TEXTS.reactivationFailed : ACCOUNT_ACTION_TEXTS.suspensionFailed,
    );
    if (hasWorked) onChange();
  }

  async function inviteAgain(): Promise<void> {
    const role = OPERATOR_ROLES.find((one) => one === account.role);
    const { email, firstName, lastName, phone } = account;
    if (role === undefined) return;
    await runAction(
      'invite',
      () =>
        readData(
          api.POST('/api/Accounts/pre-create', {
            body: { email, firstName, lastName, phone, role },
          }),
        ),
      ACCOUNT_ACTION_TEXTS.invitationSent(email),
      ACCOUNT_ACTION_TEXTS.invitationFailed,
    );
  }

  return { busy, toggleSuspension, inviteAgain };
}

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
function useAccountCommands(options: AccountCommands): void {
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
