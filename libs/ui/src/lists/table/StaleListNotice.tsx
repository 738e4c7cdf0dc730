import { errorText, Alert, Button, useOnlineStatus } from '@pratiche/ui';

interface StaleListNoticeProps {
  /** Why the rows could not be read again. */
  error: unknown;
  onRetry: (() => void) | undefined;
}

/** Notice above rows that are out of date, with the reason. */
export function StaleListNotice({ error, onRetry }: StaleListNoticeProps) {
  const isOnline = useOnlineStatus();
  if (!isOnline)
    return (
      <Alert
        className="pr-list-notice"
        type="warning"
        showIcon
        role="status"
        title="Connessione assente: l’elenco è quello letto prima e si aggiorna da solo appena torna la rete."
      />
    );
  if (!error) return null;
  return (
    <Alert
      className="pr-list-notice"
      type="warning"
      showIcon
      title="L’elenco non è aggiornato: non siamo riusciti a leggerlo di nuovo."
      description={errorText(error)}
      {...(onRetry
        ? {
            action: (
              <Button size="small" onClick={onRetry}>
                Riprova
              </Button>
            ),
          }
        : {})}
    />
  );
}
