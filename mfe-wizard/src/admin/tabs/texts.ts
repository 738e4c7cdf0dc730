/** What the tabs beside the sheet say, in one place to proofread. */
export const DOSSIER_TAB_TEXTS = {
  commandGroup: 'Pratica',
  showDocuments: 'Mostra i documenti',
  showMessages: 'Mostra i messaggi',
  showHistory: 'Mostra la cronologia',
  tabs: 'Documenti, messaggi e cronologia',
  documents: 'Documenti',
  messages: 'Messaggi',
  history: 'Cronologia',
} as const;
