/** What the table of operators' rights says. */
export const OPERATOR_RIGHTS_TEXTS = {
  title: 'Chi può fare che cosa',
  caption: 'Permessi dei ruoli del back office',
  activity: 'Attività',
  yes: '✓ Sì',
  no: 'No',
} as const;

/** States of an account. */
export const ACCOUNT_STATE_TEXTS = {
  deletionRequested: 'Chiede l’eliminazione',
  suspended: 'Sospeso',
  invited: 'Invitato',
  emailToVerify: 'E-mail da verificare',
  contractRefused: 'Contratto rifiutato',
  active: 'Attivo',
  contractToVerify: 'Contratto da verificare',
} as const;
