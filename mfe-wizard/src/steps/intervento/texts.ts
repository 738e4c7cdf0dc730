/** What intervento says, in one place to proofread. */
export const INTERVENTION_TEXTS = {
  filings: 'Tipi di intervento e pratiche',
  filingsHelp:
    'Il numero di pratiche ENEA e l’eventuale calcolo energetico dipendono dal servizio e dai manufatti inseriti.',
  filingsTable: 'Tabella delle pratiche',
  service: 'Servizio',
  products: 'Manufatti',
  ecobonus: 'Pratiche Ecobonus',
  bonusCasa: 'Pratiche Bonus Casa',
  energyCalculation: 'Calcolo energetico',
} as const;
