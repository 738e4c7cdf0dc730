/** What several features of the back office say, in one place to proofread. */
export const ADMIN_TEXTS = {
  cancel: 'Annulla',
  assignedToMe: 'Assegnate a me',
  unassigned: 'Da assegnare',
  walkRows: 'scorrono le righe',
  enterKey: 'Invio',
  open: 'apre',
  search: 'cerca',
} as const;

/** What the choice of columns says. */
export const COLUMNS_MENU_TEXTS = {
  columns: 'Colonne',
  commandGroup: 'Elenco',
  chooseColumns: 'Scegli le colonne',
  firstColumns: 'Colonne iniziali',
  moveBefore: (title: string) => `Sposta prima la colonna ${title}`,
  moveAfter: (title: string) => `Sposta dopo la colonna ${title}`,
} as const;
