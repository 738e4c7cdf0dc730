/** What the drafts of a device say, in one place to proofread. */
export const DEVICE_DRAFTS_TEXTS = {
  title: 'Bozze su questo dispositivo',
  noNetwork: 'Connessione assente',
  noAnswer: 'Il portale non risponde',
  about: (why: string) =>
    `${why}: qui trovi le bozze che questo dispositivo conserva per sette giorni. Quello che scrivi e fotografi parte appena torna la rete.`,
  retry: 'Riprova',
  none: 'Nessuna bozza su questo dispositivo',
  noneText: 'Le pratiche che apri con la rete restano qui, e si aprono anche senza.',
  newDossier: 'Nuova pratica',
  dossier: (id: number) => `Pratica ${id}`,
  draft: (id: number) => `Bozza ${id}`,
  draftOf: (id: number, client: string) => `Bozza ${id} · ${client}`,
  changesToSend: 'Modifiche da inviare',
  filesToSend: (count: number) => `${count} file da inviare`,
  nothingToSend: 'Tutto salvato',
} as const;
