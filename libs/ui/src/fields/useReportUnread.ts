import { useEffect } from 'react';

/** Tells the form what a field says of a text that it cannot read: the value alone looks empty. */
export function useReportUnread(
  message: string | null,
  onUnread?: (message: string | null) => void,
): void {
  useEffect(() => {
    if (message === null || onUnread === undefined) return;
    onUnread(message);
    return () => onUnread(null);
  }, [message, onUnread]);
}
