/** What the panel with invoices and proposed values says; apart, because it loads on its own. */
export const INVOICES_PANEL_TEXTS = {
  ofDay: 'del',
  delete: 'Elimina',
  deleteNamed: (name: string) => `Elimina ${name}`,
  oneRepair: 'Una cosa da sapere sul file',
  repairs: (count: number) => `${count} cose da sapere sul file`,
  deleteQuestion: (number: string) => `Vuoi eliminare la fattura n. ${number}?`,
  deleteText: (fileName: string) =>
    `Il file ${fileName} sarà tolto anche dai documenti. I valori già usati restano nella pratica.`,
  oneTaken: 'Un valore ripreso dalle fatture.',
  taken: (count: number) =>
    `${count} valori ripresi dalle fatture: ricontrolla i passi prima di inviare.`,
  proposed: 'Valori proposti',
  proposedCount: (count: number) => `Valori proposti (${count})`,
  useAll: 'Usa tutti',
  nothingToAdd: 'Le fatture non hanno altro da aggiungere ai campi vuoti.',
  differentText: 'Questi campi hanno già un valore: decidi tu uno per uno.',
  field: 'Campo',
  now: 'Ora',
  onInvoice: 'In fattura',
  action: 'Azione',
  useNamed: (label: string) => `Usa: ${label}`,
  use: 'Usa',
  none: 'Nessuna fattura elettronica',
  noneText: 'Carica il file XML o P7M della fattura: riprendiamo da lì cliente, prodotti e spese.',
  list: 'Fatture caricate',
  differentCount: (count: number) => `Diversi dalla pratica (${count})`,
} as const;
