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
  stepRefused: (count: number) =>
    `Passo non concluso: ${count} ${count === 1 ? 'dato' : 'dati'} da correggere.`,
  oneStepError: 'Per andare avanti c’è un dato da completare o correggere:',
  stepErrors: (count: number) =>
    `Per andare avanti ci sono ${count} dati da completare o correggere:`,
  newTitle: 'Crea nuova pratica',
  openingStep: 'Apertura del passo…',
  steps: 'Passi della pratica',
  correctField: (field: string, step: string) => `Correggi «${field}» nel passo «${step}»`,
  fillField: (field: string, step: string) => `Compila «${field}» nel passo «${step}»`,
  missingInRow: (count: number) => `${count} campi obbligatori da compilare`,
  restored: 'Abbiamo ripreso le modifiche non ancora salvate trovate su questo dispositivo.',
  restoredSeen: 'Ho capito',
  startAgain: 'Inizia da capo',
  editNumber: (id: number) => `Modifica bozza ${id}`,
} as const;

/** What the page says while a dossier opens and where there is none, in one place to proofread. */
export const DOSSIER_PAGE_TEXTS = {
  editTitle: 'Modifica bozza',
  opening: 'Apertura della pratica…',
  openFailed: 'Non siamo riusciti ad aprire la pratica',
  notFoundTitle: 'Pratica non trovata',
  notFound: 'Questa pratica non c’è',
  notFoundText:
    'Il numero non esiste, oppure la pratica appartiene a un altro account o è stata eliminata.',
  toDrafts: 'Vai alle bozze',
  toSent: 'Vai alle pratiche inviate',
} as const;

/** The state of saving, for fitters, customers and operators. */
export const SAVE_TEXTS = {
  savedAsYouType: 'Salviamo mentre scrivi',
  notSavedYet: 'Non ancora salvata',
  retryNow: 'Riprova ora',
  savedAt: (time: string) => `Salvato alle ${time}`,
  keptOnDevice: 'Le modifiche restano su questo dispositivo e le inviamo appena possibile.',
  notKeptOnDevice:
    'Attenzione: questo dispositivo non riesce a conservarne una copia, non chiudere la pagina.',
  saving: 'Salvataggio in corso…',
  savingMore: (saved: string) => `${saved} · salviamo tra poco le tue ultime modifiche`,
  savedOnLeaving: (saved: string) =>
    `${saved} · le altre modifiche si salvano quando lasci il passo`,
  serverAway: (kept: string) => `Non salvato: il server non è raggiungibile. ${kept}`,
  serverFault: (kept: string) =>
    `Non salvato: il server ha un problema, riproviamo tra poco. ${kept}`,
  waitsForNetwork: 'Da inviare',
  refused: (message: string) => `Non salvato: ${message}`,
  savingWaits: 'Salvataggio in attesa: scegli i valori da tenere.',
} as const;
