import { readData } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SignedCredits } from './SignedCredits.js';

const TOTALS = [
  ['recharge', 'Ricariche'],
  ['debit', 'Addebiti'],
  ['refund', 'Rimborsi'],
  ['adjustment', 'Rettifiche'],
  ['total', 'Saldo'],
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
    <dl className="ad-totals" aria-label="Totali in crediti di quanto trovato">
      {TOTALS.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{data ? <SignedCredits amount={data[key]} /> : '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
