const CHECK_RESULTS = {
  ok: 'in ordine',
  fault: 'non torna',
  pending: 'chiesta e non ancora arrivata',
  notRequested: 'non c’è',
} as const;

/** What the check of a signature asks and answers, in one place to proofread. */
export const SIGNATURE_CHECK_TEXTS = {
  title: 'Verifica firma',
  subtitle:
    'Controlla se un documento firmato online su questo portale è integro, chi lo ha firmato e quando.',
  checking: 'Controllo in corso…',
  withFile: 'Con il documento',
  withFileText:
    'Carica il PDF firmato: lo confrontiamo con quello che è stato firmato, senza conservarlo.',
  signedDocument: 'Documento firmato',
  withCode: 'Con il codice',
  codeHelp:
    'È scritto sul certificato di firma e nell’e-\u2060mail: maiuscole e minuscole contano.',
  codeMissing: 'Scrivi il codice.',
  check: 'Verifica',
  broken: 'La firma non è integra: qualcosa è cambiato',
  voided: 'La firma era regolare, ma non vale più',
  ended: (reason: string) => `Perché non vale più: ${reason}.`,
  notSigned: 'Il documento non è firmato',
  sameFile: 'La firma è integra e il documento è quello firmato',
  intact: 'La firma è integra',
  document: 'Documento',
  documentEdition: (title: string, edition: string) => `${title} (edizione ${edition})`,
  signedBy: 'Firmato da',
  signedOn: (moment: string) => `, il ${moment}`,
  company: 'Per',
  code: 'Codice di verifica',
  checks: 'Che cosa abbiamo controllato',
  checked: (name: string, result: keyof typeof CHECK_RESULTS) =>
    `${name}: ${CHECK_RESULTS[result]}.`,
  events: 'Come si è svolta la firma',
  hash: (hash: string) => `Impronta SHA-256 del documento: ${hash}`,
} as const;
