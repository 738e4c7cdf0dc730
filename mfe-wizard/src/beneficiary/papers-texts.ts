/** What the list of papers to sign says; apart, because it loads on its own. */
export const PAPERS_TEXTS = {
  toSign: 'Manca la tua firma',
  yours: 'I tuoi documenti',
} as const;
