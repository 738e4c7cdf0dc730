import { readData, type AccountDetailDto } from '@pratiche/api';
import {
  getChoiceLabel,
  OPERATOR_RIGHTS,
  POLICIES,
  ROLE_CHOICES,
  type OperatorRole,
} from '@pratiche/domain';
import { useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { ActionDialog } from '../../shared/ActionDialog.js';
import { ACCOUNT_ACTION_TEXTS } from './texts.js';

const labelOf = (role: OperatorRole) => getChoiceLabel(ROLE_CHOICES, role);

interface ChangeRoleDialogProps {
  account: AccountDetailDto;
  from: OperatorRole;
  onClose: () => void;
  onDone: () => void;
}

/** A second look at who gets which role, before it is changed. */
export function ChangeRoleDialog({ account, from, onClose, onDone }: ChangeRoleDialogProps) {
  const api = useApi();
  const alerts = useAlerts();
  const { busy, failure, runAction } = useAsyncAction();
  const to: OperatorRole = from === 'Admin' ? 'SuperAdmin' : 'Admin';

  const change = () =>
    runAction(async () => {
      await readData(
        api.POST('/api/Accounts/change-role/{id}', {
          params: { path: { id: account.id } },
          body: { from, to },
        }),
      );
      alerts.success(ACCOUNT_ACTION_TEXTS.roleChanged(account.name, labelOf(to)));
      onDone();
    });

  return (
    <ActionDialog
      title={ACCOUNT_ACTION_TEXTS.roleQuestion(account.name)}
      confirmLabel={ACCOUNT_ACTION_TEXTS.changeTo(labelOf(to))}
      danger={to === 'Admin'}
      busy={busy}
      failure={failure}
      className="ad-user-form"
      onConfirm={change}
      onClose={onClose}
    >
      <dl className="ad-role-change">
        <dt>{ACCOUNT_ACTION_TEXTS.person}</dt>
        <dd>
          {account.name} · {account.email}
        </dd>
        <dt>{ACCOUNT_ACTION_TEXTS.currentRole}</dt>
        <dd>{labelOf(from)}</dd>
        <dt>{ACCOUNT_ACTION_TEXTS.newRole}</dt>
        <dd>
          <strong>{labelOf(to)}</strong>
        </dd>
      </dl>
      <div>
        <p>
          {to === 'Admin' ? ACCOUNT_ACTION_TEXTS.losesRights : ACCOUNT_ACTION_TEXTS.gainsRights}
        </p>
        <ul>
          {OPERATOR_RIGHTS.filter(
            ({ policy }) => !POLICIES[policy]({ role: 'Admin', isContractVerified: true }),
          ).map(({ right }) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
      </div>
      <p>{ACCOUNT_ACTION_TEXTS.roleConsequence}</p>
    </ActionDialog>
  );
}
