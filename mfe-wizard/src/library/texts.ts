/** What the download of a guide says. */
export const LIBRARY_TEXTS = {
  downloadFailed: (guide: string) => `Errore download: ${guide}`,
} as const;
