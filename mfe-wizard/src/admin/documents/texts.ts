/** How the keys of the documents are named, in one place to proofread. */
export const DOCUMENT_KEY_TEXTS = {
  group: 'Documenti',
  round: 'Verifica il documento aperto e mostra il prossimo',
  roundWords: 'anteprima giro verificato',
  previousFile: 'File precedente nell’anteprima',
  nextFile: 'File successivo nell’anteprima',
} as const;

/** What the documents of a dossier say to operators, in one place to proofread. */
export const ADMIN_DOCUMENT_TEXTS = {
  documents: 'Documenti',
  foldedOptional: (count: number) => `Facoltativi non caricati (${count})`,
  mandatory: (present: number, all: number) => `Obbligatori ${present} di ${all}`,
  verified: (verified: number, present: number) => `Verificati ${verified} di ${present}`,
  verifyKey: 'verifica e passa al prossimo',
  checked: 'Verificato',
  check: 'Verifica',
  uncheck: 'Togli la verifica',
  downloadFailed: 'Errore Download Documenti Pratica',
  downloadAll: 'Scarica tutti',
  compilerDownloadFailed: 'Errore Download Documenti Compilatore',
  compilerDocuments: 'Documenti per il compilatore',
  previewOf: (document: string, file: string) => `Anteprima di ${document}: ${file}`,
  new: 'nuovo',
  requestOf: (document: string) => `Richiedi: ${document}`,
  request: 'Richiedi',
  mandatoryMissing: 'Obbligatorio, manca',
  optionalMissing: 'Facoltativo, non caricato',
  checkNotKept:
    'Il server non risponde: la verifica non è stata salvata. Controlla la connessione e riprova.',
  checkedBy: (who: string) => `Verificato da ${who},`,
  download: (file: string) => `Scarica ${file}`,
  requestAgain: 'Richiedi di nuovo',
  addFile: 'Aggiungi un file',
  addFileTo: (document: string) => `Aggiungi un file: ${document}`,
  otherActions: (document: string) => `Altre azioni: ${document}`,
  uploadedNotSent: 'Richiesto di nuovo: file caricato, risposta non ancora inviata',
  requestWaits: 'Richiesto di nuovo, in attesa',
  withdrawRequestOf: (document: string) => `Ritira la richiesta: ${document}`,
  withdrawRequest: 'Ritira la richiesta',
  noneLeft: 'Nessun altro documento da verificare.',
} as const;

/** What the values beside a document say, in one place to proofread. */
export const VALUE_TEXTS = {
  values: 'Dati della pratica da confrontare',
  points: 'Cosa guardare',
  agrees: 'Torna (T)',
  differs: 'Non torna (X)',
  agreesOf: (label: string) => `Torna: ${label}`,
  differsOf: (label: string) => `Non torna: ${label}`,
  agreesKey: 'Il dato in evidenza torna con il documento',
  differsKey: 'Il dato in evidenza non torna con il documento',
  nothingToMark: 'Nessun dato da confrontare con il documento aperto.',
  differsFrom: (label: string, value: string) =>
    `${label}: nella pratica è «${value}», nel documento no`,
} as const;
