import type { FailedJobState } from '@pratiche/api';

/** What a tab says while it lists nothing. */
export const EMPTY_TEXTS: Readonly<Record<FailedJobState, { title: string; text: string }>> = {
  dead: {
    title: 'Nessun errore',
    text: 'Tutte le e-mail e i lavori sono andati a buon fine o sono ancora in corso.',
  },
  retrying: {
    title: 'Nessun lavoro in attesa',
    text: 'Nessun lavoro attende un altro tentativo.',
  },
};

/** What the page of failed jobs says, in one place to proofread. */
export const FAILED_JOBS_TEXTS = {
  title: 'E-mail e lavori non riusciti',
  subtitle:
    'Ciò che il portale non è riuscito a inviare o a eseguire da solo. Il contenuto non è mostrato.',
  noun: { one: 'lavoro', many: 'lavori' },
  which: 'Quali lavori',
  dead: 'Non riusciti',
  retrying: 'In attesa di riprovare',
  table: 'E-mail e lavori non riusciti',
  job: 'Lavoro',
  about: 'Riguarda',
  recipient: 'A chi',
  account: (accountId: number) => `Account n. ${accountId}`,
  dossier: (id: number) => `pratica n. ${id}`,
  error: 'Che cosa non è riuscito',
  otherError: (error: string) => `Errore del portale: cercalo nei log (${error}).`,
  endedProcess:
    'Ha fermato il processo due volte, la seconda mentre era da solo: gli altri lavori proseguono. Trova la causa nei log, poi riprova: ripartirà da solo, senza fermare il portale.',
  attempts: 'Tentativi',
  created: 'Creato il',
  last: 'Ultimo tentativo',
  next: 'Prossimo tentativo',
  retry: 'Riprova',
  retried: 'Nuovo tentativo avviato.',
  remove: 'Elimina',
  removeQuestion: 'Vuoi eliminare senza riprovare?',
  removeMailText: 'L’e-\u2060mail non sarà più inviata e il suo contenuto sarà cancellato.',
  removeJobText: 'Il lavoro non sarà più eseguito.',
  removed: 'Eliminato.',
} as const;
