/** What a table whose rows can be moved says, in one place to proofread. */
export const SORTABLE_TEXTS = {
  moveUp: 'Sposta su',
  moveUpRow: (row: string) => `Sposta su ${row}`,
  moveDown: 'Sposta giù',
  moveDownRow: (row: string) => `Sposta giù ${row}`,
  moved: (row: string, place: number, count: number) => `${row}: posto ${place} di ${count}.`,
} as const;

/** The dialog that gives dossiers to an operator. */
export const ASSIGN_TEXTS = {
  title: (count: number): string =>
    count === 1 ? 'Assegna la pratica' : `Assegna ${count} pratiche`,
  operator: 'Operatore',
  nobody: 'Nessuno: torna tra quelle da assegnare',
  cancel: 'Annulla',
  assign: 'Assegna',
};

/** What became of dossiers put off, in one place to proofread. */
export const POSTPONE_TEXTS = {
  resumed: (subject: string) => `${subject}: di nuovo tra quelle da lavorare`,
  onePostponed: (subject: string, until: string) => `${subject}: rimandata ${until}`,
  somePostponed: (count: number, until: string) => `${count} pratiche rimandate ${until}`,
} as const;

/** What is said at the top of a dossier that came in again. */
export const RESUBMISSION_TEXTS = {
  title: 'Tornata dopo le correzioni',
  asked: 'Tornata dopo le correzioni. Era stato chiesto:',
  newDocuments: 'Documenti nuovi:',
  answered: '✓ cambiato',
  unanswered: 'non cambiato',
} as const;

/** What is asked before a dossier goes on with documents that no operator has verified. */
export const VERIFICATION_TEXTS = {
  accept: 'Accetta',
  complete: 'Completa',
  goBack: 'Torna ai documenti',
  lookAgain: 'Torna alla pratica',
  stillPossible: 'Puoi verificarli anche dopo, finché la pratica non è completata.',
  lastMoment: 'Dopo il completamento non puoi più verificarli.',
} as const;

/** What taking an act back says, in one place to proofread. */
export const UNDO_TEXTS = {
  close: 'Chiudi il messaggio',
  undo: 'Annulla',
  openDossier: (id: number) => `Apri la pratica ${id}`,
  undone: {
    accept: 'Accettazione annullata',
    file: 'Invio a ENEA annullato',
    assign: 'Assegnazione annullata',
    postpone: 'Rinvio annullato',
  },
  oneAsBefore: (what: string, id: number) => `${what}: pratica ${id} com’era prima.`,
  someAsBefore: (what: string, count: number) => `${what}: ${count} pratiche com’erano prima.`,
  notAll: (what: string, done: number, all: number, refusal: string) =>
    `${what} per ${done} di ${all}. ${refusal}`,
} as const;

/** What the keys of a list say, in one place to proofread. */
export const LIST_KEY_TEXTS = {
  list: 'Elenco',
  allKeys: 'Tutti i tasti',
  singleKeys: 'Scorciatoie a un tasto',
  noRow: 'Scegli prima una riga (J e K).',
  next: 'Riga successiva',
  previous: 'Riga precedente',
  open: 'Apre la riga in evidenza',
  enter: 'Invio',
  tick: 'Sceglie la riga in evidenza',
  search: 'Cerca nell’elenco',
  searchWords: 'filtra trova',
} as const;
