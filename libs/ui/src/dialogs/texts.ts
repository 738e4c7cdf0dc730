/** What the buttons of dialogs say, in one place to proofread. */
export const DIALOG_TEXTS = {
  close: 'Chiudi',
  confirm: 'Conferma',
  cancel: 'Annulla',
} as const;
