import { readData, type AccountDetailDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { OfficeSelectField, useOperators } from '@pratiche/ui/office';
import { Link } from 'react-router';
import { useAccountAction } from './useAccountAction.js';

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
      ? [{ value: operatorId, label: `${operatorName ?? `Account ${operatorId}`} (non attivo)` }]
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
      next === null ? 'Operatore di riferimento tolto.' : 'Operatore di riferimento salvato.',
      'Operatore di riferimento non salvato',
    );
    if (hasWorked) onChange();
  }

  return (
    <section className="pr-card">
      <h2>Operatore di riferimento</h2>
      <OfficeSelectField<number>
        id="utente-operatore"
        label="Chi di noi segue questa azienda"
        placeholder="Nessuno"
        disabled={busy !== null}
        choices={choices}
        value={operatorId}
        onChange={(next) => void save(next)}
      />
      {operatorId !== null && (
        <p>
          <Link to={`/administration/users/${operatorId}`}>Apri {operatorName}</Link>
        </p>
      )}
    </section>
  );
}
