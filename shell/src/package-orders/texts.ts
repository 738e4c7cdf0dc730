/** What package-orders says, in one place to proofread. */
export const ORDER_TEXTS = {
  done: 'Bonifico segnalato',
  doneAlert: 'Bonifico segnalato: ti avvisiamo quando lo confermiamo.',
  foundIn: 'Lo ritrovi nel',
  foundInWallet: 'portafoglio',
  foundInEnd: '. Quando lo confermiamo ti arriva un’e-\u2060mail.',
  question: 'Bonifico già fatto?',
  questionText:
    'Segnalalo: lo cerchiamo sul conto e accreditiamo i crediti, di solito entro 2 giorni lavorativi.',
  report: 'Ho fatto il bonifico',
  transferDay: 'Data del bonifico',
  amount: 'Importo versato [€]',
  otherAmount: (amount: string, due: string) =>
    `L’importo dichiarato (${amount}) è diverso dal totale (${due}): controlla che sia quello del bonifico, altrimenti non lo troviamo sul conto.`,
  otherAmountQuestion: 'L’importo dichiarato è diverso dal totale',
  submitOtherAmount: 'L’importo è giusto, segnala',
  correctAmount: 'Correggi',
  invalidAmount: 'Importo non valido: usa al massimo due decimali.',
  receipt: 'Ricevuta (facoltativa, PDF o foto)',
  submit: 'Segnala il bonifico',
  withdrawQuestion: 'Vuoi ritirare la segnalazione?',
  withdrawText: (transfer: string) =>
    `${transfer}: se il bonifico è già partito non ritirarla, altrimenti non lo cerchiamo.`,
  withdraw: 'Ritira',
  withdrawn: 'Segnalazione ritirata.',
  transfers: 'Bonifici',
  formerTransfers: (count: number) => `Bonifici precedenti (${count})`,
  reason: (reason: string | null) => `Motivo: ${reason}`,
  package: (name: string, receipt: string | null) =>
    `Pacchetto ${name}${receipt === null ? '' : ` · ricevuta ${receipt}`}`,
} as const;
