/** What the chapters of the manual are called. */
export const CHAPTER_TEXTS = {
  registration: 'Registrazione',
  packages: 'Pacchetti e crediti',
  newDossier: 'Nuova pratica, passo per passo',
  documents: 'Documenti',
  sending: 'Invio',
  corrections: 'Correzioni',
  customerLink: 'Link al cliente',
  deadlines: 'Scadenze',
  questions: 'Domande frequenti',
} as const;
