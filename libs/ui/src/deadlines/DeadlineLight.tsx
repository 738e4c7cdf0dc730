import {
  formatDaysLeft,
  getDeadlineLight,
  getLegalDeadline,
  isCompletedStatus,
  isFiledStatus,
  isStatusCode,
  getTodayInRome,
} from '@pratiche/domain';
import { formatDay } from '../format/date.js';

interface DeadlineLightProps {
  /** Last day for sending, `yyyy-mm-dd`. */
  deadline: string | null;
  /** Of the dossier, where it may be filed already: then there is nothing to lose any more. */
  status?: string;
  /** Whether the day of the law is shown beside the working one. */
  hasLegalDay?: boolean;
  /** Only the days left, where there is room for nothing else. */
  isShort?: boolean;
}

const LIGHT_LABELS = { green: 'Nei tempi', amber: 'In scadenza', red: 'Urgente' } as const;

/** Traffic light of a deadline with the date and the days left: never the colour alone. */
export function DeadlineLight({
  deadline,
  status,
  hasLegalDay = false,
  isShort = false,
}: DeadlineLightProps) {
  if (isStatusCode(status) && isFiledStatus(status))
    return (
      <span className="pr-muted">{isCompletedStatus(status) ? 'Conclusa' : 'Rispettata'}</span>
    );
  if (!deadline) return <span className="pr-muted">Manca la fine lavori</span>;
  const today = getTodayInRome();
  const light = getDeadlineLight(deadline, today);
  return (
    <span className="pr-deadline">
      <span className={`pr-deadline-light pr-deadline-${light}`} aria-hidden="true" />
      <span className="pr-visually-hidden">{`${LIGHT_LABELS[light]}: `}</span>
      {!isShort && (
        <>
          <time className="pr-number" dateTime={deadline}>
            {formatDay(deadline)}
          </time>{' '}
        </>
      )}
      <span className="pr-deadline-left">{formatDaysLeft(deadline, today)}</span>
      {hasLegalDay && (
        <>
          {' '}
          <span className="pr-deadline-left">{`per legge ${formatDay(getLegalDeadline(deadline))}`}</span>
        </>
      )}
    </span>
  );
}
