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
  heating: 'Impianto',
  cooling: 'Climatizzazione estiva',
  noHeating: (isCompany: boolean) =>
    `Se l’immobile non ha un impianto di riscaldamento l’Ecobonus non spetta${isCompany ? ', e il Bonus Casa è solo per persone fisiche' : ': per gli stessi serramenti c’è il Bonus Casa, che scegli al passo Servizio'}.`,
  generatorGuide: 'Guida al generatore di calore (PDF)',
  heatingSheets: 'Schede tecniche degli impianti di riscaldamento (PDF)',
  coolingSheets: 'Schede tecniche dei climatizzatori (PDF)',
  btu: 'BTU/h',
  kilowatts: 'kW',
} as const;
