import { formatCount } from '@pratiche/domain';
import type { WorkDto } from '@pratiche/api';
import { isUnfinishedTask } from '../activity/unfinished-task.js';
import { formatMomentDay } from '../format/date.js';
import { formatBytes, formatNumber } from '../format/number.js';

/** 0–100; `null` while the total is unknown. */
export const taskPercent = ({ done, total }: WorkDto): number | null =>
  total === null || total === 0 ? null : Math.min(100, Math.floor((100 * done) / total));

/** The state of a background task as text. */
export function taskStateText(work: WorkDto): string {
  switch (work.state) {
    case 'queued':
      return 'In attesa';
    case 'running':
      return work.total === null
        ? 'In corso'
        : `In corso: ${formatNumber(work.done, 0)} di ${formatNumber(work.total, 0)}`;
    case 'done':
      return `Pronto · ${formatBytes(work.bytes ?? 0)}${work.expiresAt === null ? '' : ` · disponibile fino al ${formatMomentDay(work.expiresAt)}`}`;
    case 'failed':
      return work.problem ?? 'Non riuscito: riprova.';
    case 'cancelled':
      return 'Annullato';
  }
}

const FINISHED_STATE_TEXTS: Partial<Record<WorkDto['state'], string>> = {
  done: 'pronto',
  failed: 'non riuscito',
  cancelled: 'annullato',
};

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
  `${title}: ${FINISHED_STATE_TEXTS[state] ?? ''}`;

/** "Lavorazioni, 1 in corso, 2 pronte", for the button that shows only the sum. */
export const describeTaskCounts = (underWay: number, ready: number): string =>
  [
    'Lavorazioni',
    underWay > 0 && `${underWay} in corso`,
    ready > 0 && formatCount(ready, 'pronta', 'pronte'),
  ]
    .filter(Boolean)
    .join(', ');
