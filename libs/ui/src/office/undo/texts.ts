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
