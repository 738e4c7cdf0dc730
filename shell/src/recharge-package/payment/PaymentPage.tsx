import { readData, ApiError, type ProblemCode } from '@pratiche/api';
import { validateOrderCredits } from '@pratiche/domain';
import {
  EmptyState,
  LoadingState,
  PageHeader,
  useApi,
  ErrorState,
  useSettings,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { PaymentDetails } from './PaymentDetails.js';
import { PurchasesClosedAlert } from '../PurchasesClosedAlert.js';
import { PACKAGE_TEXTS as TEXTS } from '../texts.js';
import './payment.css';

/** Instructions to pay for a package by bank transfer (spec platform §2, Payment page). */
export function PaymentPage() {
  const api = useApi();
  const { type = '' } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('numCredits');
  const numCredits = asked === null || asked === '' ? undefined : Number(asked.replace(',', '.'));
  const isPackage = /^[1-9]\d{0,8}$/.test(type);
  const fault = numCredits === undefined ? null : validateOrderCredits(numCredits);
  const mayAsk = isPackage && fault === null;
  const { data, error, refetch } = useQuery({
    queryKey: ['payment', type, numCredits],
    queryFn: () =>
      readData(
        api.GET('/api/Payments/{id}', {
          params: { path: { id: Number(type) }, query: { numCredits } },
        }),
      ),
    enabled: mayAsk,
    staleTime: 0,
  });
  return (
    <>
      <PageHeader title={TEXTS.paymentTitle} subtitle={TEXTS.paymentSubtitle} />
      {!isPackage && <EmptyState title={TEXTS.packageNotFound} text={TEXTS.packageNotFoundText} />}
      {isPackage && fault !== null && <EmptyState title={TEXTS.invalidCredits} text={fault} />}
      {mayAsk &&
        !data &&
        (error ? (
          <PaymentUnavailable error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        ))}
      {data && <PaymentDetails payment={data} numCredits={numCredits} />}
      <p className="sh-section sh-back">
        <Link to="/packages">{TEXTS.backToPackages}</Link>
      </p>
    </>
  );
}

/**
 * Why there are no instructions to pay: purchases are closed for now, the package is not sold, or
 * they could not be fetched.
 */
function PaymentUnavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
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
