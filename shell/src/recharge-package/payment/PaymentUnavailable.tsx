import { ApiError, type ProblemCode } from '@pratiche/api';
import { EmptyState, ErrorState, useSettings } from '@pratiche/ui';
import { PurchasesClosedAlert } from '../PurchasesClosedAlert.js';
import { PACKAGE_TEXTS as TEXTS } from '../texts.js';

/**
 * Why there are no instructions to pay: purchases are closed for now, the package is not sold, or
 * they could not be fetched.
 */
export function PaymentUnavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { purchases } = useSettings().current;
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={TEXTS.packageNotFound} text={TEXTS.packageNotFoundText} />;
  const isClosed =
    error instanceof ApiError &&
    error.code === ('purchases-closed' satisfies ProblemCode) &&
    !purchases.isEnabled;
  return isClosed ? (
    <PurchasesClosedAlert {...purchases} />
  ) : (
    <ErrorState error={error} onRetry={onRetry} />
  );
}
