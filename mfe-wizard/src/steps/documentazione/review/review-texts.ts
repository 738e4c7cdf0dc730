import { formatCount, selectPlural } from '@pratiche/domain';

/** What the reading before sending says; apart, because it loads on its own. */
export const REVIEW_TEXTS = {
  readInvoices: (count: number) => formatCount(count, 'letta', 'lette'),
  toCheck: (count: number) => `${count} da verificare`,
  toTake: (count: number) => `${count} da riprendere`,
  invoices: 'Fatture elettroniche',
  readBeforeSending: 'Da leggere prima di inviare',
  allValues: (action: string, step: string) => `${action} tutti i dati: ${step}`,
  unfold: 'Mostra',
  fold: 'Nascondi',
  edit: 'Modifica',
  check: 'Controlla',
  noValue: 'Ancora da compilare',
  doubts: (count: number) =>
    selectPlural(count, 'Un dato da verificare', `${count} dati da verificare`),
  doubtsAllowed: (count: number) =>
    selectPlural(count, '(non blocca l’invio)', '(non bloccano l’invio)'),
  changeSigned: 'Cambi un dato già firmato?',
  endsSignature: (papers: string) =>
    `L’importo è stampato in ${papers}: se lo cambi la firma non vale più e serve una nuova firma.`,
  changeAnyway: 'Cambia il dato',
  signatureEnded: (papers: string) =>
    `È cambiato un dato che compare nei documenti firmati: la firma su ${papers} non vale più. Firma di nuovo da «1. Documenti».`,
  buyCredits: 'Acquista crediti',
  missing: (count: number) =>
    selectPlural(
      count,
      'Manca ancora un dato o documento',
      `Mancano ancora ${count} dati o documenti`,
    ),
  missingEnd: 'per poter inviare:',
  othersMissing: (count: number) => selectPlural(count, 'e un altro', `e altri ${count}`),
  sendQuestion: 'Vuoi inviare la pratica?',
  sendText: (customer: string, credits: string, cost: string) =>
    `Pratica di ${customer}: per l’invio usi ${credits} (${cost}). Dopo l’invio non puoi più modificare i dati.`,
  doubtsLeft: (count: number) =>
    selectPlural(count, 'Resta un dato da verificare:', `Restano ${count} dati da verificare:`),
  send: 'Invia',
  saveAndSend: 'Salva e invia',
  sent: 'Pratica salvata ed inviata con successo\nOra la controlliamo noi: ti avvisiamo quando è accettata o se c’è qualcosa da correggere.',
  alreadySent:
    'La pratica era già inviata, da un’altra finestra o un altro dispositivo: non ti abbiamo addebitato altro.',
  changedElsewhere:
    'La pratica è stata modificata in un’altra finestra: qui ora ci sono i dati aggiornati. Rileggili e invia di nuovo.',
  cost: 'Costo dell’invio',
  costTable: 'Tabella dei costi',
  filings: 'Tipi di intervento e pratiche',
  filingsHelp:
    'Il numero di pratiche ENEA e l’eventuale calcolo energetico dipendono dal servizio e dai manufatti inseriti.',
  filingsTable: 'Tabella delle pratiche',
  filedService: 'Servizio',
  filedProducts: 'Manufatti',
  ecobonusFilings: 'Pratiche Ecobonus',
  bonusCasaFilings: 'Pratiche Bonus Casa',
  energyCalculation: 'Calcolo energetico',
  costLine: 'Voce',
  package: 'Pacchetto',
  credits: 'Crediti',
  euro: 'Euro',
  total: 'Totale',
  creditsLeft: 'Crediti disponibili:',
  creditsAfter: '\u00a0· dopo l’invio:',
  newFileAsked: 'Ti abbiamo chiesto un nuovo file',
} as const;
