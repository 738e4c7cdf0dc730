import {
  EditOutlined,
  ErrorState,
  FileDoneOutlined,
  formatNumber,
  SendOutlined,
  WarningOutlined,
} from '@pratiche/ui';
import { StatCard } from './StatCard.js';
import { useDossierCounts } from './dashboard-queries.js';

/** How many drafts, sent and processed dossiers there are, each with what it means. */
export function DossierCountCards({ nearDeadlines }: { nearDeadlines: number | undefined }) {
  const { data, error, refetch } = useDossierCounts();
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
        label="Pratiche in bozza"
        value={shown(data?.drafts)}
        hint={nearDeadlines ? `${nearDeadlines} in scadenza` : 'Da completare e inviare'}
        icon={<EditOutlined />}
      />
      <StatCard
        to="/modules/sent"
        label="Pratiche inviate"
        value={shown(data?.sent)}
        hint="In lavorazione da noi"
        icon={<SendOutlined />}
      />
      <StatCard
        to="/modules/elaborate"
        label="Pratiche elaborate"
        value={shown(data?.completed)}
        hint="Trasmesse a ENEA"
        icon={<FileDoneOutlined />}
      />
    </>
  );
}
