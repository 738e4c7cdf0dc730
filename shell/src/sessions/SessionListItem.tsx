import type { OwnSessionDto } from '@pratiche/api';
import { Button, formatMoment } from '@pratiche/ui';

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
        {session.isCurrent && <span className="sh-session-current">questo dispositivo</span>}
        <p className="pr-muted">
          Ultimo uso {formatMoment(session.lastUsed)}
          {session.address && ` da ${session.address}`}. Accesso del {formatMoment(session.created)}
          .
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          loading={isEnding}
          onClick={onEnd}
          aria-label={`Termina: ${session.device}, ultimo uso ${formatMoment(session.lastUsed)}`}
        >
          Termina
        </Button>
      )}
    </li>
  );
}
