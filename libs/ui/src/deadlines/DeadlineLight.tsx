import {
  countDaysLeft,
  formatDaysLeft,
  getDeadlineLight,
  getLegalDeadline,
  isCompletedStatus,
  isFiledStatus,
  isStatusCode,
  getTodayInRome,
} from '@pratiche/domain';
import { formatDay } from '../format/date.js';
import { DEADLINE_TEXTS as TEXTS } from './texts.js';

interface DeadlineLightProps {
  /** Last day for sending, `yyyy-mm-dd`. */
  deadline: string | null;
  /** Of the dossier, where it may be filed already: then there is nothing to lose any more. */
  status?: string;
  /** Whether the day of the law is shown beside the working one. */
  hasLegalDay?: boolean;
  /** Says below why the working day is before that of the law, not only in a hint. */
  isExplained?: boolean;
  /** Only the days left, where there is room for nothing else. */
  isShort?: boolean;
}

/** Traffic light of a deadline with the date and the days left: never the colour alone. */
export function DeadlineLight({
  deadline,
  status,
  hasLegalDay = false,
  isExplained = false,
  isShort = false,
}: DeadlineLightProps) {
  if (isStatusCode(status) && isFiledStatus(status))
    return (
      <span className="pr-muted">{isCompletedStatus(status) ? TEXTS.completed : TEXTS.met}</span>
    );
  if (!deadline) return <span className="pr-muted">{TEXTS.noEndOfWorks}</span>;
  const today = getTodayInRome();
  const light = getDeadlineLight(deadline, today);
  return (
    <span className="pr-deadline">
      <span className={`pr-deadline-light pr-deadline-${light}`} aria-hidden="true" />
      <span className="pr-visually-hidden">{`${TEXTS.lights[light]}: `}</span>
      {!isShort && (
        <>
          <time className="pr-number" dateTime={deadline}>
            {formatDay(deadline)}
          </time>{' '}
        </>
      )}
      <span className="pr-deadline-left">{formatDaysLeft(deadline, today)}</span>
      {hasLegalDay && <LegalDay deadline={deadline} today={today} isExplained={isExplained} />}
    </span>
  );
}

interface LegalDayProps {
  deadline: string;
  today: string;
  isExplained: boolean;
}

function LegalDay({ deadline, today, isExplained }: LegalDayProps) {
  const legal = getLegalDeadline(deadline);
  // Past the working day there is no more calm to explain.
  const reason = deadline < today ? null : TEXTS.reason(countDaysLeft(legal, deadline));
  return (
    <>
      {' '}
      <span
        className="pr-deadline-left"
        {...(isExplained || reason === null ? {} : { title: reason })}
      >
        {TEXTS.byLaw(formatDay(legal))}
      </span>
      {isExplained && reason && <span className="pr-deadline-why"> {reason}</span>}
    </>
  );
}
