/** What the lists of accounts say, in one place to proofread. */
export const USERS_TEXTS = {
  title: 'Utenti',
  operatorsSubtitle:
    'Chi lavora nel back office. Solo un SuperAdmin crea, sospende o elimina operatori e ne cambia il ruolo.',
  companiesSubtitle:
    'Gli account degli installatori e di chi si occupa solo di pacchetti e pagamenti.',
  inviteOperator: 'Invita operatore',
  createAccount: 'Crea account',
  createWords: 'nuovo utente',
  companies: 'Aziende',
  companyNoun: { one: 'account', many: 'account' },
  companySearch: 'Azienda, referente, e-mail, P. IVA',
  noCompanies: 'Compaiono qui quando un’azienda si registra o quando crei un account.',
  operators: 'Operatori',
  operatorNoun: { one: 'operatore', many: 'operatori' },
  operatorSearch: 'Nome, e-mail o telefono',
  noOperators: 'Crea un account con il ruolo Admin: l’operatore riceve un invito per e-\u2060mail.',
  noMatch: 'Nessun risultato',
  noMatchText: 'Prova con altre parole o senza filtri.',
  clearFilters: 'Azzera filtri',
  none: 'Ancora nessun account',
  search: (what: string) => `Cerca: ${what}`,
  state: 'Stato',
  role: 'Ruolo',
  number: 'N.',
  email: 'E-mail',
  phone: 'Telefono',
  company: 'Azienda',
  vat: 'Partita IVA',
  taxCode: 'Codice fiscale',
  sponsor: 'Sponsor',
  name: 'Nome',
  created: 'Creato il',
} as const;

/** What the dialog that creates an account says. */
export const PRECREATION_TEXTS = {
  inviteOperator: 'Invita operatore',
  createAccount: 'Crea account',
  operatorHelp: 'L’operatore riceve un link valido 30 giorni con cui sceglie la password.',
  companyHelp:
    'L’azienda riceve un link valido 30 giorni con cui sceglie la password, carica il documento d’identità e accetta le condizioni.',
  role: 'Ruolo',
  buyerNote: ': solo pacchetti e pagamenti della sua azienda',
  adminNote: ': lavora le pratiche nel back office',
  superAdminNote: ': gestisce anche operatori, pacchetti e impostazioni',
  email: 'E-mail',
  businessName: 'Ragione sociale',
  vat: 'Partita IVA',
  contactFirstName: 'Nome del referente',
  firstName: 'Nome',
  contactLastName: 'Cognome del referente',
  lastName: 'Cognome',
  phone: 'Telefono',
  contractVerified: 'Il contratto è già stato firmato e verificato',
  companyKnown: 'L’azienda ha già un account: ne serve un secondo',
  confirm: 'Crea e invia il link',
  created: (email: string) => `Account creato: il link per completarlo parte verso ${email}.`,
} as const;

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
