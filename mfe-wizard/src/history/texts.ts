/** What the history of a dossier says, in one place to proofread. */
export const HISTORY_TEXTS = {
  title: 'Cronologia',
  none: 'Ancora nessun cambio di stato.',
  edited: 'Dati modificati',
  corrected: 'Nuovo codice CPID',
  acceptanceUndone: 'Accettazione annullata',
  filingUndone: 'Invio a ENEA annullato',
  skipped: 'Saltata',
  postponed: 'Rimandata',
  resumed: 'Di nuovo da lavorare',
  downloadFailed: 'Errore Download Documenti Pratica',
  downloadAttachment: 'Scarica l’allegato',
} as const;
