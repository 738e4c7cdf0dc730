import { MESSAGE_BADGE_TEXTS } from './texts.js';

interface MessageBadgesProps {
  unread: number;
  openRequests: number;
}

/** What waits in the messages of a dossier, for a row of a list; nothing when nothing does. */
export function MessageBadges({ unread, openRequests }: MessageBadgesProps) {
  if (unread + openRequests === 0) return null;
  return (
    <span className="pr-marks">
      {openRequests > 0 && (
        <span className="pr-mark">{MESSAGE_BADGE_TEXTS.openRequests(openRequests)}</span>
      )}
      {unread > 0 && <span className="pr-mark">{MESSAGE_BADGE_TEXTS.unread(unread)}</span>}
    </span>
  );
}
