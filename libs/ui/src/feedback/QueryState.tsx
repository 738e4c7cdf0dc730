import { ErrorState } from './ErrorState.js';
import { LoadingState } from './LoadingState.js';

interface QueryStateProps {
  /** A query; nothing is shown once it has brought something. */
  for: { data: unknown; error: unknown; refetch: () => unknown };
  lines?: number;
}

/** In place of what a query brings, until it is there: that it comes, or why it does not. */
export function QueryState({ for: { data, error, refetch }, lines = 5 }: QueryStateProps) {
  if (data !== undefined) return null;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingState lines={lines} />
  );
}
