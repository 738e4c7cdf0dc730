import { readData, type TwoFactorAccountDto } from '@pratiche/api';
import {
  Button,
  errorText,
  formatMoment,
  useAlerts,
  useApi,
  useConfirm,
  QueryState,
} from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const TWO_FACTOR_ACCOUNTS_KEY = ['two-factor-accounts'];

/** For the SuperAdmin: colleagues with a second step, who may have lost phone and recovery codes. */
export function TwoFactorAccounts({ ownId }: { ownId: number }) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: TWO_FACTOR_ACCOUNTS_KEY,
    queryFn: () => readData(api.GET('/api/Accounts/two-factor/accounts')),
  });

  async function reset({ id, name }: TwoFactorAccountDto) {
    const yes = await confirm({
      title: `Vuoi azzerare l’accesso in due passaggi di ${name}?`,
      text: 'Solo dopo aver riconosciuto la persona, a voce. Le sue sessioni terminano, riceve un’e-mail e potrà entrare con la sola password.',
      confirmLabel: 'Azzera',
      danger: true,
    });
    if (!yes) return;
    try {
      await api.POST('/api/Accounts/two-factor/reset/{id}', { params: { path: { id } } });
      alerts.success(`Accesso in due passaggi azzerato: ${name}.`);
    } catch (failure) {
      alerts.error(errorText(failure));
    }
    await client.invalidateQueries({ queryKey: TWO_FACTOR_ACCOUNTS_KEY });
  }

  const others = data?.filter(({ id }) => id !== ownId);
  return (
    <section className="pr-card" aria-labelledby="two-factor-accounts-title">
      <h2 id="two-factor-accounts-title">Colleghi con accesso in due passaggi</h2>
      <QueryState for={{ data, error, refetch }} />
      {others?.length === 0 && <p className="pr-muted">Nessun altro amministratore lo usa.</p>}
      {others && others.length > 0 && (
        <ul className="sh-sessions">
          {others.map((account) => (
            <li key={account.id}>
              <div>
                <strong>{account.name}</strong>
                <p className="pr-muted">
                  {account.email}, attivo dal {formatMoment(account.since)}
                </p>
              </div>
              <Button
                danger
                onClick={() => void reset(account)}
                aria-label={`Azzera: ${account.name}`}
              >
                Azzera
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
