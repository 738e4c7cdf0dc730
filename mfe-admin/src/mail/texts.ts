import type { FailedJobState } from '@pratiche/api';

/** What a tab says while it lists nothing. */
export const EMPTY_TEXTS: Readonly<Record<FailedJobState, { title: string; text: string }>> = {
  dead: {
    title: 'Nessun lavoro non riuscito',
    text: 'Tutte le e-mail e i lavori sono andati a buon fine o sono ancora in corso.',
  },
  retrying: {
    title: 'Nessun lavoro in attesa',
    text: 'Nessun lavoro attende un altro tentativo.',
  },
};
