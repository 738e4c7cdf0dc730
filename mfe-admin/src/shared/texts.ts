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
