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

/** Buttons and notes of the list of background tasks. */
export const TASK_PANEL_TEXTS = {
  progressOf: (task: string) => `Avanzamento: ${task}`,
  cancelNamed: (task: string) => `Annulla: ${task}`,
  cancel: 'Annulla',
  downloadNamed: (task: string) => `Scarica: ${task}`,
  download: 'Scarica',
  removeNamed: (task: string) => `Togli dall’elenco: ${task}`,
  remove: 'Togli dall’elenco',
  title: 'Lavorazioni',
  close: 'Chiudi le lavorazioni',
  help: 'Puoi continuare a lavorare, cambiare pagina o chiudere il portale. Quando un file è pronto lo scarichiamo noi, se questa scheda è ancora aperta; in ogni caso lo trovi qui per 7 giorni, con «Scarica».',
  none: 'Nessuna lavorazione.',
  downloadFailed: 'Errore Download',
} as const;
