/** What the operator's page of a dossier says, in one place to proofread. */
export const ADMIN_DOSSIER_TEXTS = {
  dossier: (id: string | number) => `Pratica ${id}`,
  commandGroup: 'Pratica',
  backToList: 'Torna all’elenco',
  exportFailed: 'Errore esportazione XML',
  export: 'Esporta XML',
  administration: 'Amministrazione pratica',
  editData: 'Modifica dati',
  movements: 'Movimenti di questa pratica',
  movementsWords: 'pagamenti crediti',
} as const;

/** What the tabs beside the sheet say, in one place to proofread. */
export const DOSSIER_TAB_TEXTS = {
  commandGroup: 'Pratica',
  showDocuments: 'Mostra i documenti',
  showMessages: 'Mostra i messaggi',
  showHistory: 'Mostra la cronologia',
  tabs: 'Documenti, messaggi e cronologia',
  documents: 'Documenti',
  messages: 'Messaggi',
  history: 'Cronologia',
} as const;

/** What the operator of a dossier and its change say, in one place to proofread. */
export const OPERATOR_TEXTS = {
  commandGroup: 'Pratica',
  take: 'Prendi in carico',
  takeWords: 'assegna operatore',
  busy: 'Attendi la fine dell’operazione in corso.',
  unassigned: 'Da assegnare',
  assign: 'Assegna',
  change: 'Cambia',
  changeOperator: 'Cambia operatore',
  nobody: 'Nessuno: torna tra quelle da assegnare',
  taken: (id: number) => `Pratica ${id} presa in carico`,
  released: (id: number) => `Pratica ${id}: nessun operatore`,
  assigned: (id: number) => `Pratica ${id}: operatore assegnato`,
} as const;
