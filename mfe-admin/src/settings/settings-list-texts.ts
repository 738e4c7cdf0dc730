/** What the list of settings says, in one place to proofread. */
export const SETTINGS_LIST_TEXTS = {
  title: 'Impostazioni',
  subtitle:
    'Valori che il portale usa ovunque. Ogni modifica ha una data e resta nella cronologia.',
  search: 'Cerca un’impostazione',
  searchPlaceholder: 'Per esempio IVA, limiti, bonifico',
  noMatch: 'Nessuna impostazione trovata',
  noMatchText: 'Prova con un’altra parola, per esempio quella che leggi nella pagina da cambiare.',
  firstValue: 'Valore iniziale',
  oneChange: '1 modifica',
  changes: (count: number) => `${count} modifiche`,
  nextSince: (day: string) => ` · prossima dal ${day}`,
  since: (day: string) => `Dal ${day}`,
} as const;
