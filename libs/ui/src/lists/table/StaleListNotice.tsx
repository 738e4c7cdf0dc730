import { errorText, Alert, Button, useOnlineStatus } from '@pratiche/ui';
import { LIST_TEXTS as TEXTS } from '../texts.js';

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
        title={TEXTS.offlineList}
      />
    );
  if (!error) return null;
  return (
    <Alert
      className="pr-list-notice"
      type="warning"
      showIcon
      title={TEXTS.staleList}
      description={errorText(error)}
      {...(onRetry
        ? {
            action: (
              <Button size="small" onClick={onRetry}>
                {TEXTS.retry}
              </Button>
            ),
          }
        : {})}
    />
  );
}
