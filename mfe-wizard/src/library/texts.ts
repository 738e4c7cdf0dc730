/** What the guides say. */
export const LIBRARY_TEXTS = {
  surveyGuide: 'Guida alla visura catastale (PDF)',
  downloadFailed: (guide: string) => `Errore download: ${guide}`,
} as const;
