/** What the light of a deadline says, in one place to proofread. */
export const DEADLINE_TEXTS = {
  lights: { green: 'Nei tempi', amber: 'In scadenza', red: 'Urgente' },
  completed: 'Conclusa',
  met: 'Rispettata',
  noEndOfWorks: 'Manca la fine lavori',
  reason: (days: number) => `${days} giorni prima del termine di legge, per inviare con calma`,
  byLaw: (day: string) => `termine di legge ${day}`,
} as const;
