import { readData, type OwnSessionDto } from '@pratiche/api';
import {
  Button,
  QueryState,
  useApi,
  formatMoment,
  errorText,
  useAlerts,
  useConfirm,
  useSession,
} from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SESSION_TEXTS as TEXTS } from './texts.js';

const SESSIONS_KEY = ['own-sessions'];

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

interface SessionListItemProps {
  session: OwnSessionDto;
  isEnding: boolean;
  onEnd: () => void;
}

/** A device with a session of the user. */
function SessionListItem({ session, isEnding, onEnd }: SessionListItemProps) {
  return (
    <li>
      <div>
        <strong>{session.device}</strong>
        {session.isCurrent && <span className="sh-session-current">{TEXTS.thisDevice}</span>}
        <p className="pr-muted">
          {TEXTS.lastUsed} {formatMoment(session.lastUsed)}
          {session.address && TEXTS.from(session.address)}
          {TEXTS.loggedIn} {formatMoment(session.created)}.
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          loading={isEnding}
          onClick={onEnd}
          aria-label={TEXTS.endDevice(session.device, formatMoment(session.lastUsed))}
        >
          {TEXTS.end}
        </Button>
      )}
    </li>
  );
}

interface SessionEnding {
  /** Number of the session being ended. */
  ending: number | null;
  endSession: (session: OwnSessionDto) => Promise<void>;
  endAllSessions: () => Promise<void>;
}

/** Ends one session of the user, or all of them. */
function useEndSession(): SessionEnding {
  const api = useApi();
  const client = useQueryClient();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { logout } = useSession();
  const [ending, setEnding] = useState<number | null>(null);

  async function endSession({ id, device }: OwnSessionDto) {
    setEnding(id);
    try {
      await api.DELETE('/api/Accounts/sessions/{id}', { params: { path: { id } } });
      alerts.success(TEXTS.ended(device));
    } catch (failure) {
      alerts.error(errorText(failure));
    } finally {
      setEnding(null);
      await client.invalidateQueries({ queryKey: SESSIONS_KEY });
    }
  }

  async function endAllSessions() {
    const yes = await confirm({
      title: TEXTS.endAllQuestion,
      text: TEXTS.endAllText,
      confirmLabel: TEXTS.endAllConfirm,
      danger: true,
    });
    if (!yes) return;
    try {
      await api.POST('/api/Accounts/sessions/end-all');
    } catch (failure) {
      alerts.error(errorText(failure));
      return;
    }
    alerts.success(TEXTS.endedAll, {
      keepOnNavigation: true,
    });
    await logout();
  }

  return { ending, endSession, endAllSessions };
}
