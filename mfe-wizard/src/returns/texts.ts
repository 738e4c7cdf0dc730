/** What the points of a step to correct say. */
export const RETURN_TEXTS = {
  correctionsAsked: 'Correzioni richieste',
  rejectReason: 'Motivo del rifiuto',
  mended: 'Corretto:',
  allMended: 'Hai corretto tutto: rileggi e invia la pratica',
  toReview: 'Rileggi e invia',
  toCorrect: 'Da correggere in questo passo',
} as const;
