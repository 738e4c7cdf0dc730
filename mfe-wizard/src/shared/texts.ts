/** What a sending was charged for, in one place to proofread. */
export const CHARGED_FILING_TEXTS = {
  ecobonus: 'Ecobonus',
  energyCalculation: 'calcolo energetico',
  none: 'Nessuna',
} as const;
