import { readData } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SignedCredits } from './SignedCredits.js';
import { PAYMENT_LOGS_TEXTS } from './texts.js';

const TOTALS = [
  ['recharge', PAYMENT_LOGS_TEXTS.recharges],
  ['debit', PAYMENT_LOGS_TEXTS.debits],
  ['refund', PAYMENT_LOGS_TEXTS.refunds],
  ['adjustment', PAYMENT_LOGS_TEXTS.adjustments],
  ['total', PAYMENT_LOGS_TEXTS.balance],
] as const;

/** What everything found comes to, in credits, not only the page in view. */
export function PaymentTotals({ filters }: { filters: Record<string, string> }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['payment-logs', 'totals', filters],
    queryFn: () => readData(api.GET('/api/PaymentLogs/totals', { params: { query: filters } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <dl className="ad-totals" aria-label={PAYMENT_LOGS_TEXTS.totals}>
      {TOTALS.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{data ? <SignedCredits amount={data[key]} /> : '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
