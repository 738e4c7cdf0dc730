/** What invoices says, in one place to proofread. */
export const INVOICE_TEXTS = {
  note: 'Nota: ',
  toCheck: 'Da controllare: ',
  start: 'Parti dalla fattura',
  startText:
    'Carica la fattura elettronica (XML, P7M o ZIP): propone cliente, indirizzo, prodotti e spese, ed è già tra i documenti. Nulla cambia finché non lo decidi tu.',
  title: 'Fatture elettroniche',
  notUploaded: (name: string) => `${name} non è stata caricata`,
  uploaded: 'fattura caricata',
  uploadedMany: 'fatture caricate',
  oneProposed: ', 1 valore proposto',
  proposedMany: (count: number) => `, ${count} valori proposti`,
  see: 'Vedi fatture e valori',
  close: 'Chiudi',
  dialogTitle: 'Fatture e valori proposti',
  signed: 'Firmata',
  signedBy: (name: string) => `Firmata da ${name}`,
  signatureIntact: 'firma integra',
  changedAfterSigning: 'contenuto cambiato dopo la firma',
  signatureUnchecked: 'firma non verificata',
  dossierNotSaved:
    'La pratica non è ancora salvata: riprova quando il server risponde, il file è rimasto sul dispositivo.',
} as const;
