import { readData } from '@pratiche/api';
import { Button, QueryState, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { SessionListItem } from './SessionListItem.js';
import { SESSIONS_KEY, useEndSession } from './useEndSession.js';
import { SESSION_TEXTS as TEXTS } from './texts.js';

/** Every device with a session of the user, each with "Disconnetti", and a button that ends all sessions. */
export function SessionList() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => readData(api.GET('/api/Accounts/sessions')),
  });
  const { ending, endSession, endAllSessions } = useEndSession();

  return (
    <section className="pr-card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{TEXTS.title}</h2>
      <p className="pr-muted">{TEXTS.help}</p>
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
            {TEXTS.endAll}
          </Button>
        </>
      )}
    </section>
  );
}
