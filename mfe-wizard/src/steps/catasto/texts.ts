/** What catasto says. */
export const CADASTRE_TEXTS = {
  onSurvey: 'Trovi questi dati sulla visura catastale.',
} as const;
