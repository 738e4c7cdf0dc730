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
        <span className="pr-mark">
          {openRequests === 1 ? 'Documento richiesto' : `${openRequests} documenti richiesti`}
        </span>
      )}
      {unread > 0 && (
        <span className="pr-mark">
          {unread === 1 ? '1 messaggio nuovo' : `${unread} messaggi nuovi`}
        </span>
      )}
    </span>
  );
}
