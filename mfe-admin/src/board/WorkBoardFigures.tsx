import type { WorkBoardDto } from '@pratiche/api';
import { selectPlural } from '@pratiche/domain';
import { formatNumber } from '@pratiche/ui';
import { Link } from 'react-router';
import { receivedListDeadlineLinks, receivedListLink } from './list-links.js';
import type { WaitingPeople } from './useWaitingPeople.js';
import { describeUnread, FIGURE_TEXTS, SHORT_STATUS_LABELS } from './texts.js';

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
  return (
    <ul className="wb-figures" aria-label={FIGURE_TEXTS.figures}>
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
      label: FIGURE_TEXTS.own,
      value: own,
      hint:
        mine
          .flatMap(({ status, total }) =>
            total > 0 ? [`${total} ${SHORT_STATUS_LABELS[status]}`] : [],
          )
          .join(', ') || FIGURE_TEXTS.none,
      to: receivedListLink({ operatorId: 'me' }),
    },
    {
      label: FIGURE_TEXTS.ownAtRisk,
      value: atRisk,
      hint: FIGURE_TEXTS.ownAtRiskHint,
      to: links.mine,
      ...(atRisk > 0 ? { light: 'amber' as const } : {}),
    },
    {
      label: FIGURE_TEXTS.unassigned,
      value: unassigned,
      hint: FIGURE_TEXTS.unassignedHint,
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
      label: FIGURE_TEXTS.past,
      value: deadlines.past,
      hint: FIGURE_TEXTS.pastHint,
      to: links.past,
      ...(deadlines.past > 0 ? { light: 'red' as const } : {}),
    },
    {
      label: FIGURE_TEXTS.threeDays,
      value: deadlines.red,
      hint: FIGURE_TEXTS.threeDaysHint,
      to: links.red,
      ...(deadlines.red > 0 ? { light: 'red' as const } : {}),
    },
    {
      label: FIGURE_TEXTS.fourteenDays,
      value: deadlines.amber,
      hint: FIGURE_TEXTS.fourteenDaysHint,
      to: links.amber,
      ...(deadlines.amber > 0 ? { light: 'amber' as const } : {}),
    },
  ];
}

const toTransfersFigure = (pending: number): Figure => ({
  label: FIGURE_TEXTS.transfers,
  value: pending,
  hint: FIGURE_TEXTS.transfersHint,
  to: '/administration/transfers',
  ...(pending > 0 ? { light: 'amber' as const } : {}),
});

const toContractsFigure = (waiting: number): Figure => ({
  label: FIGURE_TEXTS.contracts,
  value: waiting,
  hint: waiting === 0 ? FIGURE_TEXTS.noContracts : FIGURE_TEXTS.contractsHint,
  to: '/administration/users?state=toVerify',
  ...(waiting > 0 ? { light: 'amber' as const } : {}),
});

const toRegistrationsFigure = (waiting: number): Figure => ({
  label: FIGURE_TEXTS.registrations,
  value: waiting,
  hint:
    waiting === 0
      ? FIGURE_TEXTS.noRegistrations
      : selectPlural(waiting, FIGURE_TEXTS.oneRegistration, FIGURE_TEXTS.someRegistrations),
  to: '/administration/registrations',
  ...(waiting > 0 ? { light: 'amber' as const } : {}),
});
