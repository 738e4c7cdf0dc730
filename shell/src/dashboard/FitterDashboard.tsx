import { ErrorState, LoadingState } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { BuyCreditsCard } from './BuyCreditsCard.js';
import { CreditBalanceCard } from './CreditBalanceCard.js';
import { DossierCountCards } from './DossierCountCards.js';
import { FirstSteps } from './FirstSteps.js';
import { LatestDossiers } from './LatestDossiers.js';
import { StartFromInvoiceCard } from './StartFromInvoiceCard.js';
import { TodayList } from './TodayList.js';
import { useDossierCounts, useToday } from './dashboard-queries.js';

interface FitterDashboardProps {
  accountId: number;
  /** Money on its way. */
  transfers: ReactNode;
}

/** What waits for the fitter leads; numbers and the latest dossiers follow. */
export function FitterDashboard({ accountId, transfers }: FitterDashboardProps) {
  const { data: counts } = useDossierCounts();
  const { items, isPending, error, nearDeadlines, refetch } = useToday();
  if (isPending) return <LoadingState />;
  const isNew = counts !== undefined && counts.drafts + counts.sent + counts.completed === 0;
  return (
    <div className="sh-dashboard">
      {error !== null && (
        <section className="pr-card sh-wide">
          <ErrorState error={error} onRetry={refetch} />
        </section>
      )}
      {isNew ? <FirstSteps /> : <TodayList items={items ?? []} />}
      {transfers}
      <DossierCountCards nearDeadlines={nearDeadlines} />
      <CreditBalanceCard accountId={accountId} />
      {!isNew && <LatestDossiers today={items ?? []} />}
      <div className={isNew ? 'sh-offers sh-offers-wide' : 'sh-offers'}>
        <StartFromInvoiceCard />
        <BuyCreditsCard />
      </div>
    </div>
  );
}
