/** What the page of a setting says, in one place to proofread. */
export const SETTINGS_TEXTS = {
  restore: 'Rimetti questa',
  restoredHint: 'Il valore è nel modulo qui sopra: controllalo e salva.',
  since: (day: string) => `Dal ${day}`,
  setting: 'Impostazione',
  notFound: 'Impostazione non trovata',
  notFoundText: 'Questa impostazione non esiste.',
  allSettings: 'Tutte le impostazioni',
  history: 'Modifiche',
  noHistory: 'Nessuna modifica: vale il valore iniziale.',
  inForce: ' · in vigore',
  changeQuestion: (setting: string) => `Vuoi modificare «${setting}»?`,
  save: 'Salva la modifica',
  saved: 'Impostazione salvata.',
  notSaved: (setting: string) => `Le modifiche a «${setting}» non sono state salvate.`,
  commandGroup: 'Impostazione',
  unchangedRefusal: 'Valori invariati.',
  discard: 'Annulla le modifiche',
  discardWords: 'impostazione scarta',
  nothingToSave: 'Nessuna modifica da salvare.',
  toSave: (count: number) => `${count === 1 ? '1 modifica' : `${count} modifiche`} da salvare`,
  unchanged: 'Valori invariati',
  noChange: 'Nessuna modifica',
  noDifference: 'Nessun valore cambia.',
  newRow: ' (nuova voce): ',
  removedRow: ' (voce tolta): ',
  row: (number: number) => `voce ${number}`,
  place: (names: string) => `${names} › Posto`,
  addRow: 'Aggiungi una voce',
  nameOf: (status: string) => `Nome di «${status}»`,
  present: 'presenti',
  absent: 'assenti',
  yes: 'sì',
  no: 'no',
  period: (from: string, to: string, year: unknown) =>
    `lavori dal ${from} al ${to}${typeof year === 'number' ? `, spese ${year}` : ''}`,
  siteChange: (question: string, code: string | null, year: unknown) =>
    `${question}${code === null ? '' : ` › voce ${code}`} (${String(year)})`,
  editionExists: 'Questa edizione esiste già con altri testi: dai un altro nome.',
} as const;

/** What asks from when a change holds. */
export const VALIDITY_TEXTS = {
  validity: 'Da quando vale',
  validFrom: 'Valido dal',
  validFromMissing: 'Inserisci la data (gg/mm/aaaa).',
  packagesFromToday: 'I pacchetti cambiano solo da oggi.',
  note: 'Nota',
  noteHelp: 'Perché lo cambi: resta nella cronologia.',
  validUntil: (day: string) =>
    `Vale fino al giorno prima del ${day}: da allora sono già previsti altri valori.`,
} as const;
