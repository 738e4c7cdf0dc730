/** What the points of a step to correct say. */
export const RETURN_TEXTS = {
  correctionsAsked: 'Correzioni richieste',
  rejectReason: 'Motivo del rifiuto',
  mended: 'Corretto:',
  mendedTitles: {
    changed: 'Hai corretto tutto: rileggi e invia la pratica',
    'points-changed': 'I punti segnalati sono cambiati: rileggi anche la richiesta, poi invia',
  },
  toReview: 'Rileggi e invia',
  toCorrect: 'Da correggere in questo passo',
} as const;
