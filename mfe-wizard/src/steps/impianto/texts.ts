/** What impianto says, in one place to proofread. */
export const HEATING_TEXTS = {
  btuTitle: 'Generatori: dati e potenza da BTU a kW',
  btuHelp:
    'Indica il rendimento delle caldaie con temperature di mandata e ritorno di 80/60 °C. Se la potenza della pompa di calore è in BTU/h, convertila in kW:',
  generators: 'Generatori',
  add: 'Aggiungi generatore',
  generatorNumber: (number: number) => `Generatore ${number}`,
  generator: 'Generatore',
  removeNumber: (number: number) => `Rimuovi generatore ${number}`,
  remove: 'Rimuovi',
} as const;
