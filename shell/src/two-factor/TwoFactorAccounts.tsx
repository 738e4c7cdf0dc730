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
import { TWO_FACTOR_TEXTS as TEXTS } from './texts.js';

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
      title: TEXTS.resetQuestion(name),
      text: TEXTS.resetText,
      confirmLabel: TEXTS.reset,
      danger: true,
    });
    if (!yes) return;
    try {
      await api.POST('/api/Accounts/two-factor/reset/{id}', { params: { path: { id } } });
      alerts.success(TEXTS.resetDone(name));
    } catch (failure) {
      alerts.error(errorText(failure));
    }
    await client.invalidateQueries({ queryKey: TWO_FACTOR_ACCOUNTS_KEY });
  }

  const others = data?.filter(({ id }) => id !== ownId);
  return (
    <section className="pr-card" aria-labelledby="two-factor-accounts-title">
      <h2 id="two-factor-accounts-title">{TEXTS.colleagues}</h2>
      <QueryState for={{ data, error, refetch }} />
      {others?.length === 0 && <p className="pr-muted">{TEXTS.noColleagues}</p>}
      {others && others.length > 0 && (
        <ul className="sh-sessions">
          {others.map((account) => (
            <li key={account.id}>
              <div>
                <strong>{account.name}</strong>
                <p className="pr-muted">
                  {account.email}
                  {TEXTS.enabledSince} {formatMoment(account.since)}
                </p>
              </div>
              <Button
                danger
                onClick={() => void reset(account)}
                aria-label={TEXTS.resetOf(account.name)}
              >
                {TEXTS.reset}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
