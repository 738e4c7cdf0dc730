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

/** What every filter bar says. */
export const FILTER_TEXTS = {
  filterBy: (what: string) => `Filtra per ${what}`,
  counted: (name: string, count: number) => `${name}, ${count}`,
  any: 'Qualsiasi',
  chip: (what: string, value: string) => `${what}: ${value}`,
  onDay: (day: string) => `il ${day}`,
  between: (from: string, to: string) => `dal ${from} al ${to}`,
  since: (day: string) => `dal ${day}`,
  until: (day: string) => `fino al ${day}`,
} as const;
