/** Texts of the energy saving of a declaration, for operators. */
export const SAVING_TEXTS = {
  title: 'Risparmio energetico',
  titleOf: (filing: string) => `Risparmio energetico – ${filing}`,
  missing: 'Da scrivere',
  present: 'Presente',
  number: 'Risparmio stimato di energia primaria non rinnovabile',
  help: 'ENEA lo chiede per schermature e chiusure: prendilo dalla stampa del suo programma o da un tecnico.',
  origin: 'Da dove viene il numero',
  originMissing: 'Indica da dove viene il numero',
  numberMissing: 'Scrivi il risparmio',
  olderThanSending:
    'Il risparmio è stato scritto prima dell’ultimo invio: controlla che valga ancora.',
  save: 'Salva risparmio',
  remove: 'Togli risparmio',
  attach: 'Allega calcolo',
  fileHelp: 'PDF o foto: lo scarica anche l’installatore. ENEA non lo chiede.',
  saved: (saving: string) => `Risparmio energetico salvato: ${saving}`,
  removed: 'Risparmio energetico tolto',
} as const;
