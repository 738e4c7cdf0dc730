/** What immobile says, in one place to proofread. */
export const PROPERTY_TEXTS = {
  property: 'Immobile',
  use: 'Destinazione d’uso',
  possession: 'Possesso',
  ratesOf: (year: number, rates: string) => `Per le spese del ${year} ${rates}.`,
} as const;
