import { formatCount, selectPlural } from '@pratiche/domain';

/** What the documents of the last step say; texts of its second screen load with that. */
export const LAST_STEP_TEXTS = {
  loading: 'Salvataggio della bozza e lettura dei documenti richiesti…',
  notStored:
    'Il server non ha ancora ricevuto la pratica. I dati inseriti restano su questo dispositivo.',
  saveFailed: 'Errore salvataggio praticha',
  documents: 'Documenti',
  mandatory: 'Obbligatorio',
  optional: 'Facoltativo',
  uploadAgain: 'Carica di nuovo',
  upload: 'Carica',
  replacedFile: (added: string, count: number) =>
    `${added} ${selectPlural(count, 'prende', 'prendono')} il posto di un file da correggere?`,
  replaceFile: (file: string) => `Sostituisci ${file}`,
  fileLost: (files: string, count: number) =>
    selectPlural(
      count,
      `${files} non è ancora caricato: prima dicci se prende il posto di un altro file, o lo perdi.`,
      `${files} non sono ancora caricati: prima dicci se prendono il posto di un altro file, o li perdi.`,
    ),
  addFile: 'Aggiungi, senza sostituire',
  cancel: 'Annulla',
  manyFiles: 'Tutti i file insieme',
  manyFilesHelpTitle: 'Come funziona e quali file vanno bene',
  manyFilesHelp:
    'Proponiamo a quale documento appartengono, tu controlli e confermi. PDF, JPEG, PNG, HEIC, ZIP o P7M (per le fatture anche XML, che leggiamo), meno di 40 MB per file.',
  manyDocuments: 'Più documenti insieme',
  filesToUpload: 'File da caricare',
  hideUploaded: 'Nascondi quelli già caricati',
  uploadAll: (count: number) => selectPlural(count, 'Carica il file', 'Carica tutti'),
  placed: (count: number) =>
    selectPlural(count, '1 file è nel suo documento', `${count} file sono nei loro documenti`),
  ready: (count: number) => selectPlural(count, '1 da caricare', `${count} da caricare`),
  unplaced: (count: number) =>
    selectPlural(count, '1 senza documento: sceglilo', `${count} senza documento: sceglilo`),
  documentOf: (file: string) => `Documento di ${file}`,
  proposed: 'Proposto da noi: controllalo.',
  uploadOf: (file: string) => `Caricamento di ${file}`,
  removeFromList: (file: string) => `Togli ${file} dall’elenco`,
  removeFromListTitle: 'Togli dall’elenco',
  formerDocuments: 'Non più richiesti',
  formerDocumentsText:
    'Con i dati attuali la pratica non chiede più questi documenti. I file restano finché non li elimini.',
  formerDocument: (name: string) => `${name}, non più richiesto`,
  formerBadge: 'Non più richiesto',
  preview: (file: string) => `Anteprima di ${file}`,
  downloadFailed: 'Errore Download Documenti Pratica',
  downloadNamed: (file: string) => `Scarica ${file}`,
  download: 'Scarica',
  replaceNamed: (file: string) => `Sostituisci ${file}`,
  replace: 'Sostituisci',
  deleteNamed: (file: string) => `Elimina ${file}`,
  delete: 'Elimina',
  deleteQuestion: (file: string) => `Vuoi eliminare ${file}?`,
  deleteText: (document: string) => `Il file sarà tolto da «${document}».`,
  screens: 'Schermate dell’ultimo passo',
  documentsScreen: '1. Documenti',
  reviewScreen: '2. Rilettura e invio',
  toReview: 'Rileggi e invia',
  retryNamed: (file: string) => `Riprova: ${file}`,
  retry: 'Riprova',
  closeAlert: (file: string) => `Chiudi l’avviso su ${file}`,
  close: 'Chiudi',
  downloadPrefilled: 'Scarica tutti i precompilati',
  downloadUploaded: 'Scarica i documenti caricati',
  toMend: (count: number) =>
    selectPlural(count, 'Un documento da correggere', `${count} documenti da correggere`),
  documentsMissing: (count: number) =>
    selectPlural(
      count,
      'Manca un documento obbligatorio',
      `Mancano ${count} documenti obbligatori`,
    ),
  missingToSend: (names: readonly string[]) =>
    names.length === 0
      ? 'Ora ci sono tutti: rileggi e invia.'
      : `Per inviare ${selectPlural(names.length, 'manca un documento', `mancano ${names.length} documenti`)}: ${names.join(', ')}.`,
  allUploaded: 'Tutti i documenti obbligatori sono caricati.',
  returnedWithoutPoint:
    'I documenti obbligatori ci sono, ma la pratica è tornata indietro: rileggi il motivo qui sopra e cambia quello che chiede.',
  uploadedDocuments: (count: number) =>
    formatCount(count, 'documento caricato', 'documenti caricati'),
  otherDocuments: (count: number, uploaded: number) =>
    `Altri documenti facoltativi\u00a0${uploaded === 0 ? `(${count})` : `· ${formatCount(uploaded, 'caricato', 'caricati')} di ${count}`}`,
  unfold: 'Mostra',
  fold: 'Nascondi',
  settledDocuments: (count: number) => formatCount(count, 'documento a posto', 'documenti a posto'),
  uploading: (count: number) =>
    selectPlural(count, 'Caricamento in corso', `Caricamento di ${count} file in corso`),
  files: (count: number) => selectPlural(count, 'Caricato: 1 file', `Caricati: ${count} file`),
  failed: (count: number) =>
    selectPlural(count, 'Un file non è stato caricato', `${count} file non sono stati caricati`),
  correct: 'Da correggere',
  correctFiles: (count: number) => `Da correggere\u00a0· ${count} file`,
  toUpload: 'Da caricare',
  awaitsSignature: 'In attesa della firma del cliente',
  askAgain: 'Chiedi di nuovo',
  askAgainNamed: (name: string) => `Chiedi di nuovo la firma: ${name}`,
  notUploaded: 'Non caricato',
  correctPoint: (text: string) => `Da correggere: ${text}`,
  newFileReason: 'Ti abbiamo chiesto un nuovo file: trovi il motivo nei messaggi della pratica.',
  newFileUploaded: 'Il nuovo file è caricato: la richiesta si chiude quando invii la pratica.',
  storedUnread: (reason: string) => `Caricato come documento, senza leggerlo: ${reason}`,
  signingNotOpened: 'La firma non si apre adesso',
} as const;
