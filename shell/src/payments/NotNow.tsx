import { ApiError } from '@pratiche/api';
import { ErrorState, useSettings } from '@pratiche/ui';
import { Closed } from '../packages/Closed.js';

/** Why there are no instructions to pay: purchases are closed for now, or they could not be fetched. */
export function NotNow({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { purchases } = useSettings().current;
  const isClosed = error instanceof ApiError && error.code === 'purchases-closed' && !purchases.isEnabled;
  return isClosed ? <Closed {...purchases} /> : <ErrorState error={error} onRetry={onRetry} />;
}
