/** What alerts says, in one place to proofread. */
export const ALERT_TEXTS = {
  close: 'Chiudi l’avviso',
  unknownError:
    'Qualcosa non ha funzionato in questa pagina: ricaricala e riprova. Se succede ancora, contatta l’assistenza.',
} as const;
