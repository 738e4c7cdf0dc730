/** What preview says, in one place to proofread. */
export const PREVIEW_TEXTS = {
  openFailed: 'Non siamo riusciti ad aprire il file',
  opening: (file: string) => `Apertura di ${file}…`,
  document: (file: string) => `Documento ${file}`,
  damagedImage:
    'L’immagine è danneggiata e non possiamo mostrarla: scarica il file e aprilo con un altro programma.',
  damagedPdf:
    'Il PDF è incompleto o danneggiato e non possiamo mostrarlo: prova a scaricarlo, oppure serve una nuova copia.',
  imageOf: (file: string) => `Immagine ${file}`,
  uploadedImage: (file: string) => `Documento caricato: ${file}`,
  image: 'Immagine',
  rotate: 'Ruota',
  smaller: 'Riduci',
  larger: 'Ingrandisci',
  close: 'Chiudi anteprima',
  documents: 'Documenti',
  previous: 'Precedente',
  of: 'di',
  next: 'Successivo',
  downloadFailed: 'Errore Download Documenti Pratica',
  download: 'Scarica',
  noPdf: 'Questo browser non mostra i PDF dentro la pagina: scarica il file e aprilo.',
  noHeic: 'Il browser non mostra le foto HEIC: scarica il file e aprilo.',
  noZip: 'È un archivio ZIP: scaricalo e aprilo.',
  noP7m: 'È un file con firma digitale (P7M): scaricalo e aprilo con un programma di firma.',
  noPreview: 'Per questo tipo di file non c’è anteprima: scarica il file e aprilo.',
} as const;
