import { readData, type AccountDetailDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { OfficeSelectField, useOperators } from '@pratiche/ui/office';
import { Link } from 'react-router';
import { useAccountAction } from './useAccountAction.js';
import { ACCOUNT_RELATIONS_TEXTS } from './texts.js';

/** Who of us looks after a company: whom to ask, and the name colleagues see. */
export function ReferenceOperatorPanel({
  account,
  onChange,
}: {
  account: AccountDetailDto;
  onChange: () => void;
}) {
  const api = useApi();
  const operators = useOperators();
  const { busy, runAction } = useAccountAction();
  const { operatorId, operatorName } = account;
  const known = operators.some(({ id }) => id === operatorId);
  const choices = [
    ...(operatorId !== null && !known
      ? [
          {
            value: operatorId,
            label: ACCOUNT_RELATIONS_TEXTS.inactive(
              operatorName ?? ACCOUNT_RELATIONS_TEXTS.account(operatorId),
            ),
          },
        ]
      : []),
    ...operators.map(({ id, name }) => ({ value: id, label: name })),
  ];

  async function save(next: number | null): Promise<void> {
    const hasWorked = await runAction(
      'operator',
      () =>
        readData(
          api.POST('/api/Accounts/change-operator/{id}', {
            params: { path: { id: account.id } },
            body: { operatorId: next },
          }),
        ),
      next === null
        ? ACCOUNT_RELATIONS_TEXTS.operatorRemoved
        : ACCOUNT_RELATIONS_TEXTS.operatorSaved,
      ACCOUNT_RELATIONS_TEXTS.operatorFailed,
    );
    if (hasWorked) onChange();
  }

  return (
    <section className="pr-card">
      <h2>{ACCOUNT_RELATIONS_TEXTS.operator}</h2>
      <OfficeSelectField<number>
        id="utente-operatore"
        label={ACCOUNT_RELATIONS_TEXTS.operatorLabel}
        placeholder={ACCOUNT_RELATIONS_TEXTS.noOperator}
        disabled={busy !== null}
        choices={choices}
        value={operatorId}
        onChange={(next) => void save(next)}
      />
      {operatorId !== null && (
        <p>
          <Link to={`/administration/users/${operatorId}`}>
            {ACCOUNT_RELATIONS_TEXTS.openOperator(operatorName)}
          </Link>
        </p>
      )}
    </section>
  );
}
