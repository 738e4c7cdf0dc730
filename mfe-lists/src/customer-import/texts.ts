import { formatCount } from '@pratiche/domain';

/** What customer-import says, in one place to proofread. */
export const CUSTOMER_IMPORT_TEXTS = {
  title: 'Importa clienti da un file CSV',
  help: 'Ogni riga del file diventa una pratica in bozza. Puoi usare il modello o il tuo elenco: i titoli delle colonne possono essere quelli usuali, come Nominativo, Rag. Soc., C.F., Cell., Città, C.A.P. Prima di creare le bozze ti mostriamo che cosa contengono. Al massimo 500 righe e 1 MB.',
  file: 'Elenco clienti CSV',
  tooLarge: 'Il file supera 1 MB: dividilo in più file.',
  checking: 'Controllo del file in corso…',
  alsoKnown: 'Crea anche le bozze dei clienti già presenti',
  cancel: 'Annulla',
  create: 'Crea le bozze',
  createOne: 'Crea 1 bozza',
  createMany: (count: number) => `Crea ${count} bozze`,
  ignoredColumns: 'Colonne che non vengono usate:',
  titleRows: (rows: readonly string[]) =>
    `Righe che non sono clienti, non importate: ${rows.map((row) => `«${row}»`).join(', ')}.`,
  lines: 'Righe del file',
  line: 'Riga',
  notImported: 'Non viene importata.',
  knownCustomer: 'Cliente già presente:',
  leftEmpty: 'Il dato viene lasciato vuoto.',
  withoutCustomer: 'senza cliente',
  created: (count: number) => formatCount(count, 'bozza creata.', 'bozze create.'),
  downloadFailed: 'Errore Download',
  downloadTemplate: 'Scarica il modello',
  linesRead: (count: number) => formatCount(count, 'riga letta.', 'righe lette.'),
  notImportedCount: (count: number) =>
    ` ${formatCount(count, 'non viene importata', 'non vengono importate')}: trovi il motivo accanto alla riga.`,
  sameLine: (line: number | null) => `riga ${line}`,
  sameDraft: (id: number | null) => `bozza n. ${id}`,
} as const;
