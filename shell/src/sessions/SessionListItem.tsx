import type { OwnSessionDto } from '@pratiche/api';
import { Button, formatMoment } from '@pratiche/ui';
import { SESSION_TEXTS as TEXTS } from './texts.js';

interface SessionListItemProps {
  session: OwnSessionDto;
  isEnding: boolean;
  onEnd: () => void;
}

/** A device with a session of the user. */
export function SessionListItem({ session, isEnding, onEnd }: SessionListItemProps) {
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
