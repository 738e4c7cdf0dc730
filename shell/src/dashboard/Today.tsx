import { LoadingState } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { Corrections } from './Corrections.js';
import { FirstSteps } from './FirstSteps.js';
import { LastActivity } from './LastActivity.js';
import { NearDeadlines } from './NearDeadlines.js';
import { useToday } from './useDashboard.js';

/** What matters today, or, for somebody without any dossier, the way to the first one; and below it what can wait for that. */
export function Today({ children }: { children: ReactNode }) {
  const shown = useToday();
  if (shown === 'waiting')
    return (
      <div className="sh-wide">
        <LoadingState />
      </div>
    );
  if (shown === 'first-steps')
    return (
      <>
        <FirstSteps />
        {children}
      </>
    );
  return (
    <>
      <Corrections />
      <NearDeadlines />
      <LastActivity />
      {children}
    </>
  );
}
