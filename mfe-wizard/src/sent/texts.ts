/** What sent says, in one place to proofread. */
export const SENT_TEXTS = {
  data: 'Dati inviati',
  documents: 'Documenti inviati',
  downloadFailed: 'Errore Download Documenti Pratica',
  downloadAll: 'Scarica tutti',
  uploadAgain: 'Da caricare di nuovo',
  preview: (document: string, fileName: string) => `Anteprima di ${document}: ${fileName}`,
  cpid: 'Codice CPID',
  download: (label: string) => `Scarica: ${label}`,
  downloadOne: (label: string) => `Scarica: ${label}`,
  inReview:
    'Un operatore controllerà dati e documenti. Se manca qualcosa ti scrive qui e per e-\u2060mail.',
  accepted: 'La pratica è in ordine: il prossimo passo è l’invio a ENEA.',
  filed: 'La pratica è stata trasmessa a ENEA: manca solo la ricevuta.',
  completed:
    'La pratica è conclusa: consegna la ricevuta al cliente, che la conserva per la detrazione.',
  filedSeveral: 'La pratica è stata trasmessa a ENEA: mancano solo le ricevute.',
  completedSeveral:
    'La pratica è conclusa: consegna le ricevute al cliente, che le conserva per la detrazione.',
  status: 'Stato',
  deadline: 'Scadenza',
  sentOn: 'Inviata il',
  completedOn: 'Completata il',
  operator: 'Operatore',
  charged: 'Pratiche addebitate',
  cost: 'Costo',
} as const;
