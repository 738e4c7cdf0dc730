import type { WorkBoardDto } from '@pratiche/api';
import { isOfficeTurn, selectPlural, WAITING_AGES } from '@pratiche/domain';
import { formatNumber } from '@pratiche/ui';
import { Link } from 'react-router';
import { receivedListAgeLink, receivedListDeadlineLinks, receivedListLink } from './list-links.js';
import type { WaitingPeople } from './useWaitingPeople.js';
import { describeUnread, FIGURE_TEXTS, SHORT_STATUS_LABELS } from './texts.js';

const URGENT_RED = { light: 'red', isUrgent: true } as const;
const URGENT_AMBER = { light: 'amber', isUrgent: true } as const;

interface Figure {
  label: string;
  value: number;
  hint: string;
  to: string;
  /** Its colour while there are any. */
  light?: 'red' | 'amber';
  /** Needs action today. */
  isUrgent?: true;
  /** Its hint says something also of a zero. */
  keepsHint?: boolean;
}

/** The figures that require action, each linked to the list it counts; those of today come first. */
export function WorkBoardFigures({
  board,
  waiting: { transfers, contracts, registrations },
}: {
  board: WorkBoardDto;
  waiting: WaitingPeople;
}) {
  const figures = [
    ...listDossierFigures(board),
    ...(transfers === undefined ? [] : [toTransfersFigure(transfers)]),
    ...(contracts === undefined ? [] : [toContractsFigure(contracts)]),
    ...(registrations === undefined ? [] : [toRegistrationsFigure(registrations)]),
  ];
  const counted = figures.filter(({ value, keepsHint }) => value > 0 || keepsHint);
  const urgent = counted.filter(({ isUrgent }) => isUrgent);
  const others = counted.filter(({ isUrgent }) => !isUrgent);
  const zeros = figures.filter((figure) => !counted.includes(figure));
  return (
    <>
      <section className="wb-wide" aria-labelledby="wb-today">
        <h2 id="wb-today">{FIGURE_TEXTS.today}</h2>
        {urgent.length === 0 ? (
          <p className="pr-card">{FIGURE_TEXTS.calm}</p>
        ) : (
          <FigureList label={FIGURE_TEXTS.today} className="wb-urgent" figures={urgent} />
        )}
      </section>
      {others.length > 0 && (
        <FigureList label={FIGURE_TEXTS.figures} className="wb-figures" figures={others} />
      )}
      {zeros.length > 0 && <ZeroList figures={zeros} />}
    </>
  );
}

interface FigureListProps {
  label: string;
  className: string;
  figures: readonly Figure[];
}

const FigureList = ({ label, className, figures }: FigureListProps) => (
  <ul className={className} aria-label={label}>
    {figures.map((figure) => (
      <li key={figure.label}>
        <Link to={figure.to} className={`pr-card wb-figure wb-${figure.light ?? 'plain'}`}>
          <span className="wb-figure-label">
            {figure.light && figure.value > 0 && (
              <span
                className={`pr-deadline-light pr-deadline-${figure.light}`}
                aria-hidden="true"
              />
            )}
            {figure.label}
          </span>
          <span className="wb-figure-value pr-number">{formatNumber(figure.value, 0)}</span>
          <span className="pr-muted">{figure.hint}</span>
        </Link>
      </li>
    ))}
  </ul>
);

/** Figures without anything to do: one quiet line, each leading to its empty list. */
const ZeroList = ({ figures }: { figures: readonly Figure[] }) => (
  <section className="wb-wide wb-zeros" aria-labelledby="wb-zeros">
    <h2 id="wb-zeros">{FIGURE_TEXTS.zeros}</h2>
    <ul>
      {figures.map(({ label, hint, to }) => (
        <li key={label}>
          <Link to={to} title={hint}>
            {label} <span className="pr-number">0</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** What the board counts of dossiers, the most urgent first. */
function listDossierFigures(board: WorkBoardDto): Figure[] {
  const { today, mine, unassigned, unread, postponed, deadlines } = board;
  const links = receivedListDeadlineLinks(today);
  const own = mine.reduce((sum, { total }) => sum + total, 0);
  const atRisk = mine.reduce((sum, row) => sum + row.atRisk, 0);
  return [
    {
      label: FIGURE_TEXTS.past,
      value: deadlines.past,
      hint: FIGURE_TEXTS.pastHint,
      to: links.past,
      ...URGENT_RED,
    },
    {
      label: FIGURE_TEXTS.threeDays,
      value: deadlines.red,
      hint: FIGURE_TEXTS.threeDaysHint,
      to: links.red,
      ...URGENT_RED,
    },
    {
      label: FIGURE_TEXTS.fourteenDays,
      value: deadlines.amber,
      hint: FIGURE_TEXTS.fourteenDaysHint,
      to: links.amber,
      ...URGENT_AMBER,
    },
    {
      label: FIGURE_TEXTS.unassigned,
      value: unassigned,
      hint: FIGURE_TEXTS.unassignedHint,
      to: receivedListLink({ operatorId: 'none' }),
      ...URGENT_AMBER,
    },
    ...listOldestFigure(board),
    {
      label: FIGURE_TEXTS.own,
      value: own,
      hint: mine
        .flatMap(({ status, total }) =>
          total > 0 ? [`${total} ${SHORT_STATUS_LABELS[status]}`] : [],
        )
        .join(', '),
      to: receivedListLink({ operatorId: 'me' }),
    },
    {
      label: FIGURE_TEXTS.ownAtRisk,
      value: atRisk,
      hint: FIGURE_TEXTS.ownAtRiskHint,
      to: links.mine,
      light: 'amber',
    },
    {
      label: FIGURE_TEXTS.unread,
      value: unread.received,
      hint: describeUnread(unread.elaborated),
      to: receivedListLink({ unread: 'yes' }),
      light: 'amber',
      keepsHint: unread.elaborated > 0,
    },
    {
      label: FIGURE_TEXTS.postponed,
      value: postponed,
      hint: FIGURE_TEXTS.postponedHint,
      to: receivedListLink({ postponed: 'yes' }),
    },
  ];
}

/** Dossiers that have waited longest for the back office; the first days are no delay. */
function listOldestFigure({ open, today }: WorkBoardDto): Figure[] {
  const waiting = open.filter(({ status }) => isOfficeTurn(status));
  const countOf = (index: number) => waiting.reduce((sum, { ages }) => sum + (ages[index] ?? 0), 0);
  const oldest = WAITING_AGES.findLastIndex((_, index) => index > 0 && countOf(index) > 0);
  const age = WAITING_AGES[oldest];
  return age === undefined
    ? []
    : [
        {
          label: FIGURE_TEXTS.oldest,
          value: countOf(oldest),
          hint: age.label,
          to: receivedListAgeLink(waiting.map(({ status }) => status).join(','), age, today),
          ...URGENT_AMBER,
        },
      ];
}

const toTransfersFigure = (pending: number): Figure => ({
  label: FIGURE_TEXTS.transfers,
  value: pending,
  hint: FIGURE_TEXTS.transfersHint,
  to: '/administration/transfers',
  light: 'amber',
});

const toContractsFigure = (waiting: number): Figure => ({
  label: FIGURE_TEXTS.contracts,
  value: waiting,
  hint: FIGURE_TEXTS.contractsHint,
  to: '/administration/users?state=toVerify',
  light: 'amber',
});

const toRegistrationsFigure = (waiting: number): Figure => ({
  label: FIGURE_TEXTS.registrations,
  value: waiting,
  hint: selectPlural(waiting, FIGURE_TEXTS.oneRegistration, FIGURE_TEXTS.someRegistrations),
  to: '/administration/registrations',
  light: 'amber',
});
