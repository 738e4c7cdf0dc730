import type { WorkBoardDto } from '@pratiche/api';
import { selectPlural, type StatusCode } from '@pratiche/domain';
import { formatNumber } from '@pratiche/ui';
import { Link } from 'react-router';
import { receivedListDeadlineLinks, receivedListLink } from './list-links.js';
import { describeUnread, FIGURE_TEXTS } from './texts.js';

interface Figure {
  label: string;
  value: number;
  hint: string;
  to: string;
  light?: 'red' | 'amber';
}

/** The figures that require action, each linked to the list it counts. */
export function WorkBoardFigures({
  board,
  pendingTransfers,
  waitingRegistrations,
}: {
  board: WorkBoardDto;
  /** `undefined` while they are being counted. */
  pendingTransfers: number | undefined;
  /** Registrations that an operator decides about; `undefined` while they are being counted. */
  waitingRegistrations: number | undefined;
}) {
  const figures = [
    ...listDossierFigures(board),
    ...(pendingTransfers === undefined ? [] : [toTransfersFigure(pendingTransfers)]),
    ...(waitingRegistrations === undefined ? [] : [toRegistrationsFigure(waitingRegistrations)]),
  ];
  return (
    <ul className="wb-figures" aria-label="In evidenza">
      {figures.map(({ label, value, hint, to, light }) => (
        <li key={label}>
          <Link to={to} className="pr-card wb-figure">
            <span className="wb-figure-label">
              {light && (
                <span className={`pr-deadline-light pr-deadline-${light}`} aria-hidden="true" />
              )}
              {label}
            </span>
            <span className="wb-figure-value pr-number">{formatNumber(value, 0)}</span>
            <span className="pr-muted">{hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the board counts of dossiers. */
function listDossierFigures({
  today,
  mine,
  unassigned,
  unread,
  postponed,
  deadlines,
}: WorkBoardDto): Figure[] {
  const links = receivedListDeadlineLinks(today);
  const own = mine.reduce((sum, { total }) => sum + total, 0);
  const atRisk = mine.reduce((sum, row) => sum + row.atRisk, 0);
  return [
    {
      label: 'In carico a me',
      value: own,
      hint:
        mine
          .flatMap(({ status, total }) =>
            total > 0 ? [`${total} ${SHORT_STATUS_LABELS[status]}`] : [],
          )
          .join(', ') || 'Nessuna pratica',
      to: receivedListLink({ operatorId: 'me' }),
    },
    {
      label: 'Mie in scadenza',
      value: atRisk,
      hint: 'Entro 14 giorni o scadute',
      to: links.mine,
      ...(atRisk > 0 ? { light: 'amber' as const } : {}),
    },
    {
      label: 'Da assegnare',
      value: unassigned,
      hint: 'Nessuno le ha in carico',
      to: receivedListLink({ operatorId: 'none' }),
    },
    {
      label: FIGURE_TEXTS.unread,
      value: unread.received,
      hint: describeUnread(unread.received, unread.elaborated),
      to: receivedListLink({ unread: 'yes' }),
      ...(unread.received > 0 ? { light: 'amber' as const } : {}),
    },
    {
      label: FIGURE_TEXTS.postponed,
      value: postponed,
      hint: FIGURE_TEXTS.postponedHint,
      to: receivedListLink({ postponed: 'yes' }),
    },
    {
      label: 'Scadute',
      value: deadlines.past,
      hint: 'Termine di invio superato',
      to: links.past,
      ...(deadlines.past > 0 ? { light: 'red' as const } : {}),
    },
    {
      label: 'Scadono entro 3 giorni',
      value: deadlines.red,
      hint: 'Da inviare subito a ENEA',
      to: links.red,
      ...(deadlines.red > 0 ? { light: 'red' as const } : {}),
    },
    {
      label: 'Scadono entro 14 giorni',
      value: deadlines.amber,
      hint: 'Da programmare',
      to: links.amber,
      ...(deadlines.amber > 0 ? { light: 'amber' as const } : {}),
    },
  ];
}

const toTransfersFigure = (pending: number): Figure => ({
  label: 'Bonifici da confermare',
  value: pending,
  hint: 'Clienti che aspettano i crediti',
  to: '/administration/transfers',
  ...(pending > 0 ? { light: 'amber' as const } : {}),
});

const toRegistrationsFigure = (waiting: number): Figure => ({
  label: 'Registrazioni da guardare',
  value: waiting,
  hint:
    waiting === 0
      ? 'Nessuna aspetta una scelta'
      : selectPlural(
          waiting,
          'Aspetta che tu scelga quale tenere',
          'Aspettano che tu scelga quali tenere',
        ),
  to: '/administration/registrations',
  ...(waiting > 0 ? { light: 'amber' as const } : {}),
});

/**
 * Next task for a dossier in each status; the work board counts only those of the received list.
 */
const SHORT_STATUS_LABELS: Readonly<Record<StatusCode, string>> = {
  DRAFT: 'in bozza',
  SENT: 'da verificare',
  WAITING: 'in correzione',
  REJECTED: 'rifiutate',
  ACCEPTED: 'da inviare a ENEA',
  SENTTOENEA: 'da completare',
  SELLED: 'completate',
};
