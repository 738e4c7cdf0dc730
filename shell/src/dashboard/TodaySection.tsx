import { LoadingState } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { CorrectionsSection } from './CorrectionsSection.js';
import { FirstSteps } from './FirstSteps.js';
import { RecentActivitySection } from './RecentActivitySection.js';
import { DeadlinesSection } from './DeadlinesSection.js';
import { useTodayState } from './dashboard-queries.js';

/**
 * Shows today's tasks or, for a user without any dossier, the way to the first one; the less urgent
 * content follows below.
 */
export function TodaySection({ children }: { children: ReactNode }) {
  const shown = useTodayState();
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
      <CorrectionsSection />
      <DeadlinesSection />
      <RecentActivitySection />
      {children}
    </>
  );
}
