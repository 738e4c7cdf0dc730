/** What the download of a prefilled document says, in one place to proofread. */
export const PREFILLED_TEXTS = {
  download: 'Scarica precompilato',
  downloadNamed: (document: string) => `Scarica precompilato: ${document}`,
  downloadFailed: (document: string) => `Errore download: ${document}`,
} as const;
