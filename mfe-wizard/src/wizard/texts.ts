/** What wizard says, in one place to proofread. */
export const WIZARD_TEXTS = {
  invoices: 'Fatture elettroniche',
  duplicate: 'Duplica pratica',
  duplicateFailed: 'Errore duplicazione pratica',
  exportXml: 'Esporta XML',
  actions: 'Azioni',
  summary: 'Riepilogo della pratica',
  dossier: 'Pratica',
  newDossier: 'Nuova',
  toCorrect: 'Da correggere',
  status: 'Stato',
  customer: 'Cliente',
  service: 'Servizio',
  sendBy: 'Da inviare entro',
  toSend: 'Da inviare',
  completeness: 'Completezza',
  dossierCompleteness: 'Completezza della pratica',
  expenseSoFar: 'Spesa finora',
  oneLateEdit: 'Una modifica non è entrata nella pratica',
  lateEdits: (count: number) => `${count} modifiche non sono entrate nella pratica`,
  lateEditsText:
    'La pratica è stata inviata prima che arrivassero. Qui restano i valori scritti su questo dispositivo: se servono ancora, riportali a mano quando la pratica torna tra le bozze.',
  lateEditsSeen: 'Ho preso nota',
  offline:
    'Connessione assente: i dati restano su questo dispositivo e li inviamo appena torna la rete. Puoi continuare a compilare.',
  offlineNotKept:
    'Connessione assente, e questo dispositivo non riesce a conservare i dati: non chiudere la pagina finché non torna la rete.',
  oneStepError: 'Per andare avanti c’è un dato da completare o correggere:',
  stepErrors: (count: number) =>
    `Per andare avanti ci sono ${count} dati da completare o correggere:`,
  newTitle: 'Crea nuova pratica',
  openingStep: 'Apertura del passo…',
  steps: 'Passi della pratica',
  missingInRow: (count: number) => `${count} campi obbligatori da compilare`,
  restored: 'Abbiamo ripreso le modifiche non ancora salvate trovate su questo dispositivo.',
  startAgain: 'Inizia da capo',
  editNumber: (id: number) => `Modifica bozza ${id}`,
} as const;
