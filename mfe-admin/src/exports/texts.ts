/** What the button of spreadsheets says, in one place to proofread. */
export const EXPORT_TEXTS = {
  export: 'Esporta in Excel',
  commandGroup: 'Elenco',
  searchWords: 'scarica foglio',
  failed: 'Errore Esportazione',
} as const;
