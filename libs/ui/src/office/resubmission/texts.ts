/** What is said at the top of a dossier that came in again. */
export const RESUBMISSION_TEXTS = {
  title: 'Tornata dopo le correzioni',
  asked: 'Tornata dopo le correzioni. Era stato chiesto:',
  newDocuments: 'Documenti nuovi:',
  answered: '✓ cambiato',
  unanswered: 'non cambiato',
} as const;
