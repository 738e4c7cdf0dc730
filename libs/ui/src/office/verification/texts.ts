/** What is asked before a dossier goes on with documents that no operator has verified. */
export const VERIFICATION_TEXTS = {
  accept: 'Accetta',
  complete: 'Completa',
  goBack: 'Torna ai documenti',
  stillPossible: 'Puoi verificarli anche dopo, finché la pratica non è completata.',
  lastMoment: 'Dopo il completamento non puoi più verificarli.',
} as const;
