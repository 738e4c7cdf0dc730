/** What the page of municipalities says, in one place to proofread. */
export const MUNICIPALITIES_TEXTS = {
  lookup: 'Cerca un comune',
  lookupLabel: 'Comune, CAP o codice catastale',
  lookupHelp: 'Anche frazioni, nomi di prima e in altre lingue.',
  municipality: 'Comune',
  municipalityNoun: { one: 'comune', many: 'comuni' },
  province: 'Provincia',
  zips: 'CAP',
  code: 'Codice catastale',
  zone: 'Zona climatica',
  toVerify: '(da verificare)',
  noMunicipality: 'Nessun comune trovato',
  noMunicipalityText: 'Prova con una parte del nome o con il CAP.',
  title: 'Comuni e zone climatiche',
  subtitle: 'L’elenco usato per indirizzi, CAP e zone climatiche di tutte le pratiche.',
  downloadTableOf: (title: string) => `Scarica la tabella in uso: ${title}`,
  downloadTable: 'Scarica la tabella in uso',
  downloadFailed: 'Errore Download',
  noun: { one: 'importazione', many: 'importazioni' },
  imports: 'Importazioni',
  date: 'Data',
  kind: 'Tipo',
  file: 'File',
  author: 'Autore',
  serverCommand: 'Comando del server',
  added: 'Aggiunti',
  changed: 'Modificati',
  removed: 'Tolti',
  changes: 'Modifiche',
  none: 'Nessuna importazione',
  noneText: 'È in uso la tabella fornita con il portale.',
  changesOf: (moment: string) => `Modifiche del ${moment}`,
  municipalities: 'Comuni',
  importMunicipalities: 'Importa comuni',
  municipalitiesHelp:
    'Un file CSV con tutti i comuni: codice catastale, nome, provincia, CAP e, se c’è, zona climatica. I comuni che non sono nel file vengono tolti.',
  zones: 'Zone climatiche',
  importZones: 'Importa zone climatiche',
  zonesHelp: 'Un file CSV con codice catastale e zona climatica dei soli comuni da modificare.',
} as const;

/** What the check of a file to import says. */
export const IMPORT_REPORT_TEXTS = {
  lines: (count: string) => `${count} righe lette:`,
  counts: (added: string, changed: string, removed: string) =>
    `${added} comuni da aggiungere, ${changed} da modificare, ${removed} da togliere.`,
  oneInvalid: 'Una riga non è valida',
  invalid: (count: string) => `${count} righe non sono valide`,
  correctFile: ': correggi il file e sceglilo di nuovo. Non importiamo nulla.',
  invalidLines: 'Righe non valide',
  line: (line: number, message: string) => `Riga ${line}: ${message}`,
  moreLines: (count: string) => `… e altre ${count}.`,
  noChange: 'Il file è uguale alla tabella in uso: non c’è nulla da importare.',
  differences: 'Elenco delle modifiche',
  added: 'Aggiunto',
  changed: 'Modificato',
  removed: 'Tolto',
  moreDifferences: (count: string) => `… e altre ${count} modifiche.`,
} as const;

/** What the dialog of an import says. */
export const IMPORT_DIALOG_TEXTS = {
  done: (added: string, changed: string, removed: string) =>
    `Importazione completata: ${added} aggiunti, ${changed} modificati, ${removed} tolti.`,
  cancel: 'Annulla',
  import: 'Importa',
  previewFirst: 'Prima di importare vedi che cosa cambierà.',
  file: 'File CSV',
  tooLarge: 'Il file supera 4 MB.',
  checking: 'Controllo del file in corso…',
  confirmRemoval: 'Confermo che 1 comune venga tolto',
  confirmRemovals: (count: string) => `Confermo che ${count} comuni vengano tolti`,
} as const;
