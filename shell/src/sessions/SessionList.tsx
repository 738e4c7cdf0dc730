import type { OwnSession } from '@pratiche/api';
import {
  Button,
  errorText,
  formatMoment,
  useAlerts,
  useApi,
  useConfirm,
  useSession,
  QueryState,
} from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const SESSIONS_KEY = ['own-sessions'];

/**
 * Every device with a session of the user, each with "Termina", and a button that ends all
 * sessions.
 */
export function SessionList() {
  const api = useApi();
  const client = useQueryClient();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { logout } = useSession();
  const [ending, setEnding] = useState<number | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => api.sessions.list(),
  });

  async function end({ id, device }: OwnSession) {
    setEnding(id);
    try {
      await api.sessions.end(id);
      alerts.success(
        `Sessione terminata: ${device}. Su quel dispositivo occorre accedere di nuovo.`,
      );
    } catch (failure) {
      alerts.error(errorText(failure));
    } finally {
      setEnding(null);
      await client.invalidateQueries({ queryKey: SESSIONS_KEY });
    }
  }

  async function endAll() {
    const yes = await confirm({
      title: 'Uscire da tutti i dispositivi?',
      text: 'Anche da questo: su ognuno si dovrà accedere di nuovo. Le modifiche non ancora inviate restano sul dispositivo dove sono state scritte.',
      confirmLabel: 'Esci da tutti',
      danger: true,
    });
    if (!yes) return;
    try {
      await api.sessions.endAll();
    } catch (failure) {
      alerts.error(errorText(failure));
      return;
    }
    alerts.success('Uscita completata: tutte le sessioni sono terminate.', {
      keepOnNavigation: true,
    });
    await logout();
  }

  return (
    <section className="pr-card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Dispositivi collegati</h2>
      <p className="pr-muted">
        Un dispositivo che non si riconosce va terminato subito; poi conviene cambiare la password.
      </p>
      <QueryState for={{ data, error, refetch }} />
      {data && (
        <>
          <ul className="sh-sessions">
            {data.map((session) => (
              <li key={session.id}>
                <div>
                  <strong>{session.device}</strong>
                  {session.isCurrent && (
                    <span className="sh-session-current">questo dispositivo</span>
                  )}
                  <p className="pr-muted">
                    Ultimo uso {formatMoment(session.lastUsed)}
                    {session.address && ` da ${session.address}`}. Accesso del{' '}
                    {formatMoment(session.created)}.
                  </p>
                </div>
                {!session.isCurrent && (
                  <Button
                    loading={ending === session.id}
                    onClick={() => void end(session)}
                    aria-label={`Termina: ${session.device}, ultimo uso ${formatMoment(session.lastUsed)}`}
                  >
                    Termina
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button danger onClick={() => void endAll()}>
            Esci da tutti i dispositivi
          </Button>
        </>
      )}
    </section>
  );
}
