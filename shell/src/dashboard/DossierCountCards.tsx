import { getTodayInRome } from '@pratiche/domain';
import {
  EditOutlined,
  ErrorState,
  FileDoneOutlined,
  formatNumber,
  SendOutlined,
  WarningOutlined,
} from '@pratiche/ui';
import { StatCard } from './StatCard.js';
import { useDossierCounts, useOwnFigures } from './dashboard-queries.js';
import { describeCompleted, describeDrafts, describeSent } from './dossier-hints.js';
import { DASHBOARD_TEXTS as TEXTS } from './texts.js';

/** How many drafts, sent and processed dossiers there are, each with what it means. */
export function DossierCountCards({ nearDeadlines }: { nearDeadlines: number | undefined }) {
  const { data, error, refetch } = useDossierCounts();
  const { data: figures } = useOwnFigures();
  if (error && !data)
    return (
      <section className="pr-card sh-wide">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  const shown = (count: number | undefined) =>
    count === undefined ? undefined : formatNumber(count, 0);
  return (
    <>
      {data?.warning !== undefined && (
        <p className="pr-card sh-wide sh-room" role="status">
          <WarningOutlined /> {data.warning}
        </p>
      )}
      <StatCard
        to="/modules/drafts"
        label={TEXTS.drafts}
        value={shown(data?.drafts)}
        hint={describeDrafts(nearDeadlines, figures)}
        icon={<EditOutlined />}
      />
      <StatCard
        to="/modules/sent"
        label={TEXTS.sent}
        value={shown(data?.sent)}
        hint={describeSent(figures)}
        icon={<SendOutlined />}
      />
      <StatCard
        to="/modules/elaborate"
        label={TEXTS.completed}
        value={shown(data?.completed)}
        hint={describeCompleted(figures, getTodayInRome())}
        icon={<FileDoneOutlined />}
      />
    </>
  );
}
