import type { Work } from '@pratiche/api';
import { formatMomentDay } from '../format/date.js';
import { formatBytes, formatNumber } from '../format/number.js';

export const isUnfinishedTask = ({ state }: Work): boolean =>
  state === 'queued' || state === 'running';

/** 0–100; `null` while nobody knows how much there is to do. */
export const taskPercent = ({ done, total }: Work): number | null =>
  total === null || total === 0 ? null : Math.min(100, Math.floor((100 * done) / total));

/** How a piece of work stands, in words. */
export function taskStateText(work: Work): string {
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
      return work.problem ?? 'Non riuscito: riprovare.';
    case 'cancelled':
      return 'Annullato';
  }
}

const FINISHED_STATE_TEXTS: Partial<Record<Work['state'], string>> = {
  done: 'pronto',
  failed: 'non riuscito',
  cancelled: 'annullato',
};

/**
 * What to say aloud when a list follows another: only what came to an end, not every step of the
 * progress. `isAwaited` names what was started a moment ago and may have ended before it was ever seen open.
 */
export function newlyFinishedTasks(
  before: readonly Work[],
  after: readonly Work[],
  isAwaited: (id: string) => boolean = () => false,
): Work[] {
  const open = new Set(before.filter(isUnfinishedTask).map(({ id }) => id));
  return after.filter(
    (work) => (open.has(work.id) || isAwaited(work.id)) && !isUnfinishedTask(work),
  );
}

export const finishedTaskText = ({ title, state }: Work): string =>
  `${title}: ${FINISHED_STATE_TEXTS[state] ?? ''}`;
