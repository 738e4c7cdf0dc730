/** What the drafts of a device say, in one place to proofread. */
export const DEVICE_DRAFTS_TEXTS = {
  title: 'Bozze su questo dispositivo',
  offline:
    'Connessione assente: qui trovi le bozze che questo dispositivo conserva per sette giorni. Quello che scrivi e fotografi parte appena torna la rete.',
  unanswered:
    'Il portale non risponde: qui trovi le bozze che questo dispositivo conserva per sette giorni. Quello che scrivi e fotografi parte appena risponde.',
  retry: 'Riprova',
  none: 'Nessuna bozza su questo dispositivo',
  noneText: 'Le pratiche che apri con la rete restano qui, e si aprono anche senza.',
} as const;
