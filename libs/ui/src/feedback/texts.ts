/** What is said while something loads and where it did not, in one place to proofread. */
export const FEEDBACK_TEXTS = {
  notLoaded: 'Non siamo riusciti a caricare i dati',
  retry: 'Riprova',
  loading: 'Caricamento in corso…',
} as const;
