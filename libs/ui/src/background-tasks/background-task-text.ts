import type { WorkDto } from '@pratiche/api';
import { isUnfinishedTask } from '../activity/unfinished-task.js';
import { formatMomentDay } from '../format/date.js';
import { formatBytes, formatNumber } from '../format/number.js';
import { BACKGROUND_TASK_TEXTS as TEXTS, FINISHED_TASK_TEXTS } from './texts.js';

/** 0–100; `null` while the total is unknown. */
export const taskPercent = ({ done, total }: WorkDto): number | null =>
  total === null || total === 0 ? null : Math.min(100, Math.floor((100 * done) / total));

/** The state of a background task as text. */
export function taskStateText(work: WorkDto): string {
  switch (work.state) {
    case 'queued':
      return TEXTS.queued;
    case 'running':
      return work.total === null
        ? TEXTS.running
        : TEXTS.progress(formatNumber(work.done, 0), formatNumber(work.total, 0));
    case 'done':
      return TEXTS.ready(
        formatBytes(work.bytes ?? 0),
        work.expiresAt === null ? null : formatMomentDay(work.expiresAt),
      );
    case 'failed':
      return work.problem ?? TEXTS.failed;
    case 'cancelled':
      return TEXTS.cancelled;
  }
}

/**
 * Returns the tasks to announce when a new list arrives: only finished ones, not every progress
 * step. `isAwaited` identifies tasks started recently, which may finish before they were ever
 * listed as open.
 */
export function newlyFinishedTasks(
  before: readonly WorkDto[],
  after: readonly WorkDto[],
  isAwaited: (id: string) => boolean = () => false,
): WorkDto[] {
  const open = new Set(before.filter(isUnfinishedTask).map(({ id }) => id));
  return after.filter(
    (work) => (open.has(work.id) || isAwaited(work.id)) && !isUnfinishedTask(work),
  );
}

export const finishedTaskText = ({ title, state }: WorkDto): string =>
  `${title}: ${FINISHED_TASK_TEXTS[state] ?? ''}`;

/** "Lavorazioni, 1 in corso, 2 pronte", for the button that shows only the sum. */
export const describeTaskCounts = (underWay: number, ready: number): string =>
  [TEXTS.tasks, underWay > 0 && TEXTS.countRunning(underWay), ready > 0 && TEXTS.countReady(ready)]
    .filter(Boolean)
    .join(', ');
