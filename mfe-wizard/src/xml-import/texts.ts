/** What xml-import says, in one place to proofread. */
export const XML_IMPORT_TEXTS = {
  title: 'File XML',
  help: 'Se il tuo gestionale esporta i dati della pratica in XML, li riprendiamo da lì e non devi riscriverli. Prima di sovrascrivere ti mostriamo che cosa cambia.',
  file: 'File XML da importare',
  import: 'Importa da XML',
  imported: (what: string) => `${what}: dati importati`,
  importedText:
    'I passi contengono ora i dati del file: ricontrollali prima di inviare la pratica.',
  notImported: 'Il file non è stato importato',
  notImportedText: 'La pratica è rimasta com’era.',
  exportFailed: 'Errore esportazione XML',
} as const;
