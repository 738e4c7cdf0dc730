import { formatCount, formatCreditCount } from '@pratiche/domain';

/** What the page of an account says, in one place to proofread. */
export const ACCOUNT_TEXTS = {
  title: 'Utente',
  notFound: 'Account non trovato',
  notFoundText: 'Il numero non corrisponde a nessun account.',
  backToUsers: 'Torna agli utenti',
  operators: 'Operatori',
  users: 'Utenti',
  account: (id: number) => `Account n. ${id}`,
  deletedOn: (day: string) => `Eliminato il ${day}`,
  contact: (name: string) => `referente: ${name}`,
  operator: (name: string | null) => `operatore di riferimento: ${name ?? 'nessuno'}`,
  tabs: (name: string) => `Schede di ${name}`,
  data: 'Dati',
  dossiers: 'Pratiche',
  credits: 'Crediti',
  verifications: 'Verifiche e documenti',
  assignedDossiers: 'Pratiche assegnate',
  rights: 'Permessi',
  commandGroup: 'Account',
  openTab: (tab: string) => `Scheda: ${tab}`,
  openInList: 'Apri nell’elenco da elaborare',
  whereToReassign: ', dove puoi riassegnarle.',
} as const;

/** What the actions on an account say. */
export const ACCOUNT_ACTION_TEXTS = {
  sendInvitation: 'Invia di nuovo l’invito',
  changeRole: 'Cambia ruolo',
  suspend: 'Sospendi',
  reactivate: 'Riattiva',
  remove: 'Elimina account',
  ownerAskedDeletion: 'L’eliminazione è stata chiesta dal titolare: decide un SuperAdmin.',
  reactivated: 'Account riattivato.',
  suspended: 'Account sospeso.',
  reactivationFailed: 'Errore riattivazione account',
  suspensionFailed: 'Errore sospensione account',
  invitationSent: (email: string) => `Un nuovo invito parte verso ${email}.`,
  invitationFailed: 'Invito non inviato',
  commandGroup: 'Account',
  suspendCommand: 'Sospendi l’account',
  reactivateCommand: 'Riattiva l’account',
  suspendWords: 'blocca sblocca',
  addPackage: 'Aggiungi pacchetto',
  addPackageWords: 'ricarica crediti',
  suspendQuestion: (name: string) => `Vuoi sospendere l’account di ${name}?`,
  suspendOperatorText:
    'Le sessioni aperte si chiudono subito e questa persona non entra più. Le pratiche che segue restano assegnate: riassegnale dall’elenco. Riceve un’e-\u2060mail.',
  suspendCompanyText:
    'Le sessioni aperte si chiudono subito: l’azienda non entra più e non invia pratiche. Dati e crediti restano; la avvisiamo per e-\u2060mail.',
  reactivateQuestion: (name: string) => `Vuoi riattivare l’account di ${name}?`,
  reactivateText: 'L’accesso torna possibile; il titolare viene avvisato per e-\u2060mail.',
  deleteOperatorText:
    'L’accesso finisce subito e i dati personali vengono cancellati per sempre; le pratiche che segue restano assegnate finché non le riassegni. Non puoi tornare indietro.',
  creditsLost: (credits: string) =>
    ` Restano ${credits}, che l’azienda non potrà più usare: il contratto prevede il rimborso di quelli acquistati.`,
  deleteCompanyText: (left: string) =>
    `Dati personali, documenti e pratiche non inviate vengono cancellati per sempre; i movimenti dei crediti restano, senza nomi.${left} Non puoi tornare indietro.`,
  deleteQuestion: (name: string) => `Vuoi eliminare l’account di ${name}?`,
  deleteForever: 'Elimina per sempre',
  deleted: 'Account eliminato.',
  deleteFailed: (reason: string) => `Errore eliminazione account: ${reason}`,
  typeName: (name: string) => `Per confermare scrivi: ${name}`,
  nameDiffers: (name: string) => `Scrivi il nome come sopra: ${name}`,
  roleQuestion: (name: string) => `Vuoi cambiare il ruolo di ${name}?`,
  changeTo: (role: string) => `Passa a ${role}`,
  person: 'Persona',
  currentRole: 'Ruolo di oggi',
  newRole: 'Nuovo ruolo',
  losesRights: 'Non potrà più:',
  gainsRights: 'Potrà anche:',
  roleConsequence:
    'Le sue sessioni si chiudono subito e riceve un’e-\u2060mail. Il cambio resta nel registro.',
  roleChanged: (name: string, role: string) => `${name} ora è ${role}.`,
} as const;

/** What an owner's request to delete an account says. */
export const DELETION_REQUEST_TEXTS = {
  asked: (day: string, maySolve: boolean) =>
    `Il titolare ha chiesto di eliminare l’account il ${day}. ${maySolve ? 'Accogli la richiesta con «Elimina account» oppure respingila con un motivo, entro 30 giorni.' : 'Risponde un SuperAdmin.'}`,
  refuse: 'Respingi la richiesta',
  refuseTitle: 'Respingi la richiesta di eliminazione',
  refuseConfirm: 'Respingi',
  reason: 'Motivo',
  reasonHelp: 'Il titolare lo legge nell’e-\u2060mail.',
  refused: 'Richiesta respinta: il titolare viene avvisato per e-\u2060mail.',
} as const;

/** What the data of an account are called. */
export const ACCOUNT_DATA_TEXTS = {
  contacts: 'Contatti',
  company: 'Azienda',
  attorney: 'Legale rappresentante',
  businessName: 'Ragione sociale',
  legalForm: 'Forma giuridica',
  address: 'Indirizzo',
  city: 'Comune',
  region: 'Regione',
  vat: 'Partita IVA',
  taxCode: 'Codice fiscale',
  uniqueCode: 'Codice univoco',
  contact: 'Referente',
  phone: 'Telefono',
  email: 'E-mail',
  pec: 'PEC',
  registered: 'Registrato il',
  updated: 'Ultima modifica',
  fullName: 'Nome e cognome',
  residence: 'Residenza',
  document: 'Documento',
  documentNumber: (number: string) => `n. ${number}`,
  issuedBy: 'Rilasciato da',
  expires: 'Scadenza',
} as const;

/** What the dossiers of an account say. */
export const ACCOUNT_DOSSIERS_TEXTS = {
  list: 'Elenco',
  service: 'Servizio',
  table: 'Pratiche',
  noun: { one: 'pratica', many: 'pratiche' },
  number: 'N.',
  client: 'Cliente',
  noClient: 'Non indicato',
  company: 'Azienda',
  status: 'Stato',
  received: 'Ricevuta il',
  operator: 'Operatore',
  none: 'Nessuna pratica',
  noneAssigned: 'In questo elenco non ci sono pratiche assegnate a questa persona.',
  noneOfCompany: 'In questo elenco non ci sono pratiche di questa azienda.',
  countSent: (count: number, service: string) =>
    `${formatCount(count, 'inviata', 'inviate')}: ${service}`,
  countCompleted: (count: number, service: string) =>
    `${formatCount(count, 'elaborata', 'elaborate')}: ${service}`,
  howMany: 'Quante pratiche',
  byService: 'Pratiche per servizio',
  drafts: 'Bozze',
  sent: 'Inviate',
  completed: 'Elaborate',
  noService: 'Da scegliere',
  toProcess: 'Da elaborare',
  sentList: 'Inviate, senza quelle in correzione',
} as const;

/** What the credits of an account say. */
export const ACCOUNT_CREDITS_TEXTS = {
  title: 'Crediti',
  residual: 'Crediti residui:',
  noPackage: 'Nessun pacchetto attivo.',
  addPackage: 'Aggiungi pacchetto',
  noInstaller:
    'Nessun installatore verificato ha la stessa partita IVA: finché manca, non puoi aggiungere pacchetti a questo buyer.',
  companyCredits: 'Sono i crediti dell’azienda: ',
  account: (id: number) => `account n. ${id}`,
  packages: 'Pacchetti attivi',
  package: 'Pacchetto',
  since: 'Dal',
  initial: 'Iniziali',
  left: 'Residui',
  adjust: 'Rettifica',
  adjustCredits: (name: string) => `Rettifica i crediti di ${name}`,
  movements: 'Movimenti dei crediti',
  openPayments: 'Apri nei pagamenti',
  openPaymentsText: ', con totali, filtri ed esportazione.',
  noMovement: 'Nessun movimento.',
  showMovements: 'Mostra tutti i movimenti',
  date: 'Data',
  movement: 'Movimento',
  credits: 'Crediti',
  balance: 'Saldo',
} as const;

/** What the verifications of an account say. */
export const VERIFICATION_TEXTS = {
  title: 'Verifiche',
  emailVerified: 'E-mail verificata',
  emailToVerify: 'E-mail da verificare',
  contractVerified: 'Contratto verificato',
  contractToVerify: 'Contratto da verificare',
  verifyEmail: 'Verifica e-mail',
  verifyContract: 'Verifica contratto',
  refuse: 'Rifiuta',
  revoke: 'Ritira la verifica',
  contractRefused: (moment: string) =>
    `Contratto rifiutato il ${moment}: aspettiamo i nuovi documenti dell’azienda.`,
  termsAccepted: (moment: string, edition: string) =>
    `Condizioni accettate il ${moment}, edizione ${edition}.`,
  noDocument: 'Nessun documento caricato.',
  preview: (paper: string) => `Anteprima: ${paper}`,
  contractEdition: (edition: string) => `Edizione del contratto: ${edition}.`,
  download: 'Scarica i documenti',
  downloadFailed: 'Errore download documenti',
  emailQuestion: 'Vuoi verificare l’e-\u2060mail a mano?',
  emailText: (email: string) =>
    `L’indirizzo ${email} varrà come confermato e i link di conferma già inviati non serviranno più.`,
  verify: 'Verifica',
  emailDone: 'E-mail verificata.',
  failed: 'Errore nella verifica',
  contractQuestion: 'Il contratto è in regola?',
  contractText: 'Il portale si apre all’azienda, che viene avvisata per e-\u2060mail.',
  contractDone: 'Contratto verificato.',
  commandGroup: 'Account',
  busy: 'Attendi la fine dell’operazione in corso.',
  refuseContract: 'Rifiuta il contratto',
  revokeContract: 'Ritira la verifica del contratto',
} as const;

/** What refusing a contract and revoking its verification say. */
export const CONTRACT_DIALOG_TEXTS = {
  refuseTitle: 'Rifiuta il contratto',
  refuseText:
    'L’azienda riceve un’e-\u2060mail con il motivo. Dopo l’accesso lo rilegge e carica i documenti corretti; poi il contratto torna da verificare.',
  refuseConfirm: 'Rifiuta',
  refused: 'Contratto rifiutato: l’azienda riceve il motivo e può inviarne un altro.',
  reason: 'Motivo',
  whatToDo: 'Che cosa deve fare l’azienda',
  whatToDoHelp: 'L’azienda lo legge nell’e-\u2060mail e dopo l’accesso.',
  revokeTitle: 'Ritira la verifica del contratto',
  revokeText:
    'Le sessioni aperte si chiudono subito e il portale resta chiuso finché il contratto non viene verificato di nuovo. Le pratiche già inviate proseguono; dati e crediti restano.',
  revokeConfirm: 'Ritira la verifica',
  revoked: 'Verifica del contratto ritirata: l’azienda viene avvisata per e-\u2060mail.',
  whatToDoOptional: 'Facoltativo: il titolare lo legge nell’e-\u2060mail.',
} as const;

/** What the panels of the sponsor and of the reference operator say. */
export const ACCOUNT_RELATIONS_TEXTS = {
  operator: 'Operatore di riferimento',
  operatorLabel: 'Chi di noi segue questa azienda',
  noOperator: 'Nessuno',
  openOperator: (name: string | null) => `Apri ${name ?? ''}`,
  inactive: (name: string) => `${name} (non attivo)`,
  account: (id: number) => `Account ${id}`,
  operatorRemoved: 'Operatore di riferimento tolto.',
  operatorSaved: 'Operatore di riferimento salvato.',
  operatorFailed: 'Operatore di riferimento non salvato',
  sponsor: 'Sponsor',
  sponsorLabel: 'Chi ha fatto conoscere il portale',
  saveSponsor: 'Salva lo sponsor',
  sponsorSaved: 'Sponsor salvato.',
  sponsorFailed: 'modifica sponsor non riuscita',
} as const;

/** The dialog that corrects the credits of a package. */
export const ADJUST_CREDITS_TEXTS = {
  title: (packageName: string) => `Rettifica i crediti di ${packageName}`,
  confirm: 'Conferma la rettifica',
  explanation: (owner: string) =>
    `La rettifica è un movimento a sé: resta nell’elenco con il motivo, e «${owner}» ne riceve notifica.`,
  direction: 'Cosa fare',
  add: 'Aggiungere',
  take: 'Togliere',
  credits: 'Quanti crediti',
  reason: 'Motivo',
  reasonHelp: 'Lo legge anche l’utente, tra i suoi movimenti.',
  creditsLeft: 'Crediti residui:',
  invalidAmount: 'Inserisci un numero maggiore di zero, con al massimo due decimali.',
  tooMany: (credits: number) => `Sul pacchetto restano ${formatCreditCount(credits)}.`,
  adjusted: (packageName: string, credits: string) =>
    `Crediti rettificati: sul pacchetto ${packageName} ora sono ${credits}.`,
} as const;

/** The dialog that gives a package that was paid for. */
export const ADD_PACKAGE_TEXTS = {
  title: 'Aggiungi pacchetto',
  confirm: 'Aggiungi',
  explanation: (owner: string) =>
    `I crediti sono disponibili subito; «${owner}» viene avvisato per e-\u2060mail.`,
  package: 'Pacchetto',
  ofChosenSize: (name: string) => `${name} (a scelta)`,
  ofSize: (name: string, credits: number) => `${name} (${formatCreditCount(credits)})`,
  credits: 'Quanti crediti',
  added: (name: string, credits: number) =>
    `Pacchetto ${name} aggiunto: ${formatCreditCount(credits)}.`,
  failed: (why: string) => `Errore aggiunta pacchetto. ${why}`,
} as const;
