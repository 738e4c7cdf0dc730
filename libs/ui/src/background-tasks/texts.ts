import type { WorkDto } from '@pratiche/api';
import { formatCount } from '@pratiche/domain';

/** What the state of a background task says, in one place to proofread. */
export const BACKGROUND_TASK_TEXTS = {
  queued: 'In attesa',
  running: 'In corso',
  progress: (done: string, total: string) => `In corso: ${done} di ${total}`,
  ready: (size: string, until: string | null) =>
    `Pronto · ${size}${until === null ? '' : ` · disponibile fino al ${until}`}`,
  failed: 'Non riuscito: riprova.',
  cancelled: 'Annullato',
  tasks: 'Lavorazioni',
  countRunning: (count: number) => `${count} in corso`,
  countReady: (count: number) => formatCount(count, 'pronta', 'pronte'),
} as const;

/** How a task ended, after its title. */
export const FINISHED_TASK_TEXTS: Partial<Record<WorkDto['state'], string>> = {
  done: 'pronto',
  failed: 'non riuscito',
  cancelled: 'annullato',
};
