/** What the page of bank transfers says, in one place to proofread. */
export const TRANSFERS_TEXTS = {
  title: 'Bonifici da confermare',
  subtitle:
    'I bonifici segnalati dagli installatori. Quando ne confermi uno, il pacchetto viene accreditato subito.',
  search: 'Cerca per importo, azienda, causale o riga dell’estratto conto',
  searchPlaceholder: 'Incolla la riga dell’estratto conto, o scrivi importo, azienda o causale',
  which: 'Quali bonifici',
  pending: 'Da confermare',
  credited: 'Accreditati',
  rejected: 'Rifiutati',
  withdrawn: 'Ritirati',
  table: 'Bonifici',
  noun: { one: 'bonifico', many: 'bonifici' },
  confirm: 'Conferma',
  reject: 'Rifiuta',
  confirmHint: 'Conferma il bonifico in evidenza',
  rejectHint: 'Rifiuta il bonifico in evidenza',
  noMatch: 'Nessun bonifico corrisponde',
  noMatchText:
    'Prova con il solo importo o con il nome dell’azienda. Se l’installatore non lo ha segnalato, aggiungi il pacchetto dalla sua scheda in «Utenti».',
  nonePending: 'Nessun bonifico da confermare',
  nonePendingText: 'Quando un installatore segnala un bonifico compare qui.',
  none: 'Nessun bonifico',
  noneText: 'Qui non c’è ancora niente.',
  amount: 'Importo',
  paidOn: 'Bonifico del',
  company: 'Azienda',
  package: 'Pacchetto',
  reference: 'Causale',
  receipt: 'Ricevuta',
  openReceipt: (file: string) => `Apri la ricevuta: ${file}`,
  receiptOf: (company: string) => `Ricevuta di ${company}`,
  note: 'Note',
  statement: 'Carica estratto conto',
  decidedOn: 'Deciso il',
  decidedBy: 'Da',
  price: (price: string) => `prezzo ${price}`,
  matches: (what: string) => `Corrisponde: ${what}`,
  otherAmount: 'importo diverso',
} as const;

/** What the dialog of the bank statement says. */
export const STATEMENT_TEXTS = {
  title: 'Estratto conto',
  about:
    'Carica l’estratto conto della banca: CAMT.053 (XML), CBI o CSV. Confrontiamo ogni entrata con i bonifici segnalati; non viene accreditato nulla finché non confermi.',
  file: 'Estratto conto',
  tooLarge: 'Il file supera i 4 MB: scarica l’estratto conto di un periodo più breve.',
  reading: 'Leggiamo l’estratto conto…',
  sure: 'Da accreditare',
  check: 'Da controllare',
  credited: 'Già accreditati',
  none: 'Altre entrate',
  nothingSure: 'Nessuna entrata corrisponde con certezza a un bonifico da confermare.',
  order: (id: number, company: string, packageName: string, credits: string) =>
    `Bonifico n. ${id} di ${company}: ${packageName}, ${credits}`,
  matches: (what: string) => `corrisponde ${what}`,
  more: (count: number) => `e altre ${count}`,
  outgoing: (count: number) =>
    count === 1 ? 'Un’uscita non considerata.' : `${count} uscite non considerate.`,
  cancel: 'Annulla',
  close: 'Chiudi',
  confirmOne: 'Conferma e accredita 1 bonifico',
  confirmSeveral: (count: number) => `Conferma e accredita ${count} bonifici`,
  doneOne: 'Un bonifico accreditato.',
  doneSeveral: (count: number) => `${count} bonifici accreditati.`,
  notDone: 'Questi no:',
  refused: (id: number, sum: string, message: string) => `Bonifico n. ${id} (${sum}): ${message}`,
} as const;

/** What confirming and rejecting a transfer say. */
export const TRANSFER_DIALOG_TEXTS = {
  confirmQuestion: 'Vuoi confermare il bonifico?',
  confirmText: (transfer: string, company: string) => `${transfer} di «${company}».`,
  consequence: (packageName: string, credits: string) =>
    `Il pacchetto ${packageName} (${credits}) è disponibile subito e l’installatore viene avvisato per e-\u2060mail.`,
  otherAmount: (due: string) => `L’importo è diverso dal prezzo del pacchetto, che è di ${due}.`,
  confirm: 'Conferma e accredita',
  credited: (credits: string, company: string) => `${credits} accreditati a «${company}».`,
  rejectTitle: 'Rifiuta il bonifico',
  rejectText: (transfer: string, company: string) =>
    `${transfer} di «${company}»: nessun credito viene accreditato.`,
  reason: 'Motivo',
  reasonHelp: 'L’installatore lo legge nell’e-\u2060mail e nel portafoglio.',
  reject: 'Rifiuta',
  rejected: 'Bonifico rifiutato: l’installatore viene avvisato per e-\u2060mail.',
} as const;
