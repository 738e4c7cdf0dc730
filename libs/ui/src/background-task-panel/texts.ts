/** What background-task-panel says, in one place to proofread. */
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
