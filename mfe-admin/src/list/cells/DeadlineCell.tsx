import type { DossierListItemDto } from '@pratiche/api';
import {
  formatDaysLeft,
  formatDaysLeftShort,
  getDeadlineLight,
  getLegalDeadline,
  getTodayInRome,
  isCompletedStatus,
  isFiledStatus,
  isStatusCode,
} from '@pratiche/domain';
import { formatDay } from '@pratiche/ui';
import { LIST_CELL_TEXTS } from '../texts.js';

const LIGHT_LABELS = {
  green: LIST_CELL_TEXTS.inTime,
  amber: LIST_CELL_TEXTS.dueSoon,
  red: LIST_CELL_TEXTS.urgent,
} as const;

/** Until when a dossier has to be filed, in one line; the year and the day of the law are in the hint. */
export function DeadlineCell({ deadlineDate, status: { code } }: DossierListItemDto) {
  if (isStatusCode(code) && isFiledStatus(code))
    return (
      <span className="pr-muted">
        {isCompletedStatus(code) ? LIST_CELL_TEXTS.closed : LIST_CELL_TEXTS.kept}
      </span>
    );
  if (deadlineDate === null) return <span className="pr-muted">{LIST_CELL_TEXTS.noWorksEnd}</span>;
  const today = getTodayInRome();
  const light = getDeadlineLight(deadlineDate, today);
  const hint = LIST_CELL_TEXTS.deadline(
    formatDay(deadlineDate),
    formatDaysLeft(deadlineDate, today),
    formatDay(getLegalDeadline(deadlineDate)),
  );
  return (
    <span className="ad-deadline" title={hint}>
      <span className={`pr-deadline-light pr-deadline-${light}`} aria-hidden="true" />
      <span className="pr-visually-hidden">{`${LIGHT_LABELS[light]}. ${hint}`}</span>
      <span aria-hidden="true">
        {`${formatDay(deadlineDate).slice(0, 5)} · `}
        <span className={`ad-left-${light}`}>{formatDaysLeftShort(deadlineDate, today)}</span>
      </span>
    </span>
  );
}
