import { selectPlural } from '@pratiche/domain';

/** What sent says, in one place to proofread. */
export const SENT_TEXTS = {
  data: 'Dati inviati',
  documents: 'Documenti inviati',
  downloadFailed: 'Errore Download Documenti Pratica',
  downloadAll: 'Scarica tutti',
  uploadAgain: 'Da caricare di nuovo',
  preview: (document: string, fileName: string) => `Anteprima di ${document}: ${fileName}`,
  cpid: 'Codice CPID',
  energySaving: 'Calcolo energetico: risparmio stimato',
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
  dossier: (id: number) => `Pratica ${id}`,
  backToCompleted: 'Torna alle pratiche elaborate',
  backToSent: 'Torna alle pratiche inviate',
  dataWithEdits:
    'I dati sono quelli inviati, con le modifiche degli operatori che trovi nella cronologia.',
  dataAsSent: 'I dati sono quelli che hai inviato: non puoi più modificarli.',
  duplicate: 'Duplica pratica',
  requests: (count: number) =>
    selectPlural(count, 'Serve di nuovo un documento', `Servono di nuovo ${count} documenti`),
} as const;

/** What the customer's link of a sent dossier says. */
export const SENT_LINK_TEXTS = {
  question: 'Vuoi revocare il link?',
  questionText: 'Il cliente non potrà più vedere a che punto è la pratica.',
  revoke: 'Revoca link',
  revoked: 'Link revocato',
  notRevoked: 'Il link non è stato revocato: riprova.',
  title: 'Link del cliente',
  about: 'Il cliente non vede più i dati, ma segue da lì a che punto è la pratica.',
} as const;
