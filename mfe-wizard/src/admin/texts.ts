/** What the operator's page of a dossier says, in one place to proofread. */
export const ADMIN_DOSSIER_TEXTS = {
  dossier: (id: string | number) => `Pratica ${id}`,
  commandGroup: 'Pratica',
  backToList: 'Torna all’elenco',
  newMessage: 'messaggio nuovo',
  newMessages: 'messaggi nuovi',
  exportFailed: 'Errore esportazione XML',
  export: 'Esporta XML',
  administration: 'Amministrazione pratica',
  editData: 'Modifica dati',
  movements: 'Movimenti di questa pratica',
  movementsWords: 'pagamenti crediti',
} as const;
