import { readData } from '@pratiche/api';
import { Button, QueryState, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { SessionListItem } from './SessionListItem.js';
import { SESSIONS_KEY, useEndSession } from './useEndSession.js';

/** Every device with a session of the user, each with "Termina", and a button that ends all sessions. */
export function SessionList() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => readData(api.GET('/api/Accounts/sessions')),
  });
  const { ending, endSession, endAllSessions } = useEndSession();

  return (
    <section className="pr-card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Dispositivi collegati</h2>
      <p className="pr-muted">
        Se non riconosci un dispositivo terminalo subito, poi cambia la password.
      </p>
      <QueryState for={{ data, error, refetch }} />
      {data && (
        <>
          <ul className="sh-sessions">
            {data.map((session) => (
              <SessionListItem
                key={session.id}
                session={session}
                isEnding={ending === session.id}
                onEnd={() => void endSession(session)}
              />
            ))}
          </ul>
          <Button danger onClick={() => void endAllSessions()}>
            Esci da tutti i dispositivi
          </Button>
        </>
      )}
    </section>
  );
}
