import type { DossierListItemDto } from '@pratiche/api';
import { isStatusCode, formatRecentMoment } from '@pratiche/domain';
import { QueryState, StatusBadge } from '@pratiche/ui';
import { DossierName } from './DossierName.js';
import { useRecentActivity } from './dashboard-queries.js';
import { DASHBOARD_TEXTS as TEXTS } from './texts.js';
import { listOthers, type TodayItem } from './today-items.js';

/** As high as the two cards beside them. */
const MAX_ROWS = 8;

/** The dossiers touched last, without those that already wait above. */
export function LatestDossiers({ today }: { today: readonly TodayItem[] }) {
  const { data, error, refetch } = useRecentActivity();
  const others = data && listOthers(data, today).slice(0, MAX_ROWS);
  return (
    <section className="pr-card sh-latest">
      <h2>{TEXTS.latest}</h2>
      <QueryState for={{ data, error, refetch }} lines={3} />
      {others?.length === 0 && <p className="pr-muted">{TEXTS.noLatest}</p>}
      {others && others.length > 0 && (
        <ul>
          {others.map((dossier) => (
            <li key={dossier.id}>
              <DossierName dossier={dossier} to={dossierPath(dossier)} />
              <StatusBadge status={dossier.status} />
              <time className="pr-muted" dateTime={dossier.updated}>
                {formatRecentMoment(dossier.updated)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Drafts open in the wizard, anything sent in the same place to be read. */
const dossierPath = ({ id, status: { code } }: DossierListItemDto): string | undefined =>
  isStatusCode(code) ? `/modules/edit/${id}` : undefined;
