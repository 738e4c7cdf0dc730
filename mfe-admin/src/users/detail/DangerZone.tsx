import type { AccountDetailDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { Button, formatCreditCount, useApi, useConfirm, useSession } from '@pratiche/ui';
import { useAccountAction } from './useAccountAction.js';

const UNSUSPEND_QUESTION = {
  title: 'Riattivare l’account?',
  text: 'L’accesso torna possibile e l’azienda viene avvisata per e-mail.',
  confirmLabel: 'Riattiva',
};
const SUSPEND_QUESTION = {
  title: 'Sospendere l’account?',
  text: 'Le sessioni aperte si chiudono subito: non è più possibile accedere né inviare pratiche. Dati e crediti restano; l’azienda viene avvisata per e-mail.',
  confirmLabel: 'Sospendi',
  danger: true,
};

/** Shutting an account out, and deleting it. What the server would refuse is not offered. */
export function DangerZone({
  account,
  onChange,
}: {
  account: AccountDetailDto;
  onChange: () => void;
}) {
  const api = useApi();
  const confirm = useConfirm();
  const { user } = useSession();
  const { busy, runAction } = useAccountAction();
  const params = { path: { id: account.id } };
  const isSuspended = account.suspended !== null;
  if (user?.id === account.id || (isBackOffice(account.role) && user?.role !== 'SuperAdmin'))
    return null;

  async function suspend(): Promise<void> {
    if (!(await confirm(isSuspended ? UNSUSPEND_QUESTION : SUSPEND_QUESTION))) return;
    const call = isSuspended ? '/api/Accounts/unsuspend/{id}' : '/api/Accounts/suspend/{id}';
    if (
      await runAction(
        'suspend',
        () => api.POST(call, { params }),
        isSuspended ? 'Account riattivato.' : 'Account sospeso.',
        isSuspended ? 'Errore riattivazione account' : 'Errore sospensione account',
      )
    )
      onChange();
  }

  async function remove(): Promise<void> {
    const credits =
      account.credits > 0 && account.role === 'User'
        ? ` Restano ${formatCreditCount(account.credits)}, che non si potranno più usare.`
        : '';
    const text = `Dati personali, documenti e pratiche non inviate vengono cancellati per sempre; i movimenti dei crediti restano, senza nomi.${credits} L’operazione non si può annullare.`;
    if (
      !(await confirm({
        title: `Eliminare l’account di ${account.businessName ?? account.email}?`,
        text,
        confirmLabel: 'Elimina per sempre',
        danger: true,
      }))
    )
      return;
    if (
      await runAction(
        'delete',
        () => api.DELETE('/api/Accounts/{id}', { params }),
        'Account eliminato.',
        'Errore eliminazione account',
      )
    )
      onChange();
  }

  const needsSuperAdmin = account.deletionRequested !== null && user?.role !== 'SuperAdmin';
  return (
    <section className="pr-card">
      <h2>Sospensione ed eliminazione</h2>
      <p>
        {isSuspended
          ? 'L’account è sospeso: nessuno può accedere.'
          : 'Un account sospeso non può accedere né inviare pratiche; si riattiva in ogni momento.'}
      </p>
      <div className="ad-user-buttons">
        <Button loading={busy === 'suspend'} onClick={() => void suspend()}>
          {isSuspended ? 'Riattiva' : 'Sospendi'}
        </Button>
        {!needsSuperAdmin && (
          <Button danger loading={busy === 'delete'} onClick={() => void remove()}>
            Elimina account
          </Button>
        )}
      </div>
    </section>
  );
}
