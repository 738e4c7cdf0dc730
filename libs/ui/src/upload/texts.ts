/** What choosing and sending files says, in one place to proofread. */
export const UPLOAD_TEXTS = {
  chooseFile: 'Scegli file',
  photograph: 'Fotografa',
  orDropFile: 'oppure trascina qui il file',
  orDropFiles: 'oppure trascina qui i file',
  wrongKind: (endings: string) => `Il file non è di un tipo consentito: scegli un file ${endings}.`,
  uploadOf: (file: string) => `Caricamento di ${file}`,
  cancelUploadOf: (file: string) => `Annulla il caricamento di ${file}`,
  cancel: 'Annulla',
} as const;
