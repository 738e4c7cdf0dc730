import { DRAFT_STATUS } from '@pratiche/domain';
import { DeadlineLight, StatusBadge } from '@pratiche/ui';
import { Link } from 'react-router';
import { DossierName } from './DossierName.js';
import { useMissingDocuments } from './dashboard-queries.js';
import { DASHBOARD_TEXTS as TEXTS } from './texts.js';
import type { TodayItem } from './today-items.js';

/** Rows in view; the rest is in the list of drafts, in the same order. */
const MAX_ROWS = 6;

/** The loudest part of the dashboard: what waits for the fitter, one row a dossier. */
export function TodayList({ items }: { items: readonly TodayItem[] }) {
  if (items.length === 0) return null;
  const more = items.length - MAX_ROWS;
  return (
    <section className="pr-card sh-wide sh-today" aria-label={TEXTS.today}>
      <ul>
        {items.slice(0, MAX_ROWS).map((item) => (
          <TodayRow key={item.dossier.id} item={item} />
        ))}
      </ul>
      {more > 0 && (
        <Link className="sh-today-more" to="/modules/drafts">
          {TEXTS.otherDossiers(more)}
        </Link>
      )}
    </section>
  );
}

function TodayRow({ item: { kind, dossier } }: { item: TodayItem }) {
  const { id, deadlineDate, rejectReason, returnProgress, status } = dossier;
  const documents = useMissingDocuments(id);
  const isReturned = kind === 'correction';
  const mended = isReturned && returnProgress ? TEXTS.mended[returnProgress] : null;
  const isToMend = isReturned && mended === null;
  const verb = isToMend ? TEXTS.correct : isReturned ? TEXTS.toReview : TEXTS.goOn;
  return (
    <li className={isToMend ? 'sh-today-red' : undefined}>
      <DossierName dossier={dossier} />
      <span className="sh-reason">
        {isToMend ? (
          <StatusBadge status={status} />
        ) : (
          <span className="pr-row-badge pr-row-badge-yellow">{mended ?? TEXTS.nearDeadline}</span>
        )}{' '}
        {documents !== null && documents.missing > 0 && (
          <span className="sh-today-missing">
            {TEXTS.documentsMissing(documents.missing, documents.asked)}{' '}
          </span>
        )}
        {isToMend && status.code === DRAFT_STATUS && `${TEXTS.correctionBegun} · `}
        {isReturned && rejectReason && TEXTS.rejectReason(rejectReason)}
      </span>
      <DeadlineLight deadline={deadlineDate} hasLegalDay />
      <Link
        className={isReturned ? 'pr-button pr-button-primary' : 'pr-button'}
        to={`/modules/edit/${id}${mended ? '?schermata=invio' : ''}`}
        aria-label={TEXTS.openDossier(verb, id)}
      >
        {verb}
      </Link>
    </li>
  );
}
