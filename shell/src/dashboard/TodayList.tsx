import { DRAFT_STATUS, selectPlural } from '@pratiche/domain';
import { DeadlineLight } from '@pratiche/ui';
import { Link } from 'react-router';
import { DossierName } from './DossierName.js';
import type { TodayItem } from './today-items.js';

/** Rows in view; the rest is in the list of drafts, in the same order. */
const MAX_ROWS = 6;

/** The loudest part of the dashboard: what waits for the fitter, one row a dossier. */
export function TodayList({ items }: { items: readonly TodayItem[] }) {
  if (items.length === 0) return null;
  const more = items.length - MAX_ROWS;
  return (
    <section className="pr-card sh-wide sh-today" aria-label="Da fare oggi">
      <ul>
        {items.slice(0, MAX_ROWS).map((item) => (
          <TodayRow key={item.dossier.id} item={item} />
        ))}
      </ul>
      {more > 0 && (
        <Link className="sh-today-more" to="/modules/drafts">
          {selectPlural(more, 'Ancora una pratica', `Altre ${more} pratiche`)}
        </Link>
      )}
    </section>
  );
}

function TodayRow({ item: { kind, dossier } }: { item: TodayItem }) {
  const { id, deadlineDate, rejectReason, status } = dossier;
  const isReturned = kind === 'correction';
  const verb = isReturned ? 'Correggi' : 'Continua';
  return (
    <li className={isReturned ? 'sh-today-red' : 'sh-today-amber'}>
      <DossierName dossier={dossier} />
      <span className="sh-reason">
        <span className={`pr-row-badge pr-row-badge-${isReturned ? 'red' : 'yellow'}`}>
          {isReturned ? 'Da correggere' : 'In scadenza'}
        </span>{' '}
        {isReturned && status.code === DRAFT_STATUS && 'Correzione iniziata · '}
        {isReturned && rejectReason && `«${rejectReason}»`}
      </span>
      <DeadlineLight deadline={deadlineDate} />
      <Link
        className={isReturned ? 'pr-button pr-button-primary' : 'pr-button'}
        to={`/modules/edit/${id}`}
        aria-label={`${verb} la pratica ${id}`}
      >
        {verb}
      </Link>
    </li>
  );
}
