import { Corrections } from './Corrections.js';
import { FirstSteps } from './FirstSteps.js';
import { LastActivity } from './LastActivity.js';
import { NearDeadlines } from './NearDeadlines.js';
import { useCounts } from './useDashboard.js';

/** What matters today; for somebody without any dossier, the way to the first one. */
export function Today() {
  const { data } = useCounts();
  if (!data) return null;
  if (data.drafts + data.sent + data.completed === 0) return <FirstSteps />;
  return (
    <>
      <Corrections />
      <NearDeadlines />
      <LastActivity />
    </>
  );
}
