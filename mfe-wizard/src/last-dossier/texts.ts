/** What takes answers from the dossier sent last. */
export const LAST_DOSSIER_TEXTS = {
  asThere: 'Come l’ultima pratica',
} as const;
