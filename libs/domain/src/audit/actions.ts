/** What the audit keeps, with the words people read. A new kind of act is a row here. */
export const AUDIT_ACTIONS = {
  'login': 'Accesso',
  'login-refused': 'Accesso rifiutato',
  'login-code-refused': 'Codice di accesso rifiutato',
  'password-reset': 'Password reimpostata',
  'password-change': 'Password cambiata',
  'session-ended': 'Sessione terminata',
  'sessions-ended': 'Uscita da tutti i dispositivi',
  'session-stolen': 'Sessione chiusa per uso doppio',
  'two-factor-on': 'Accesso in due passaggi attivato',
  'two-factor-off': 'Accesso in due passaggi disattivato',
  'two-factor-reset': 'Accesso in due passaggi azzerato',
  'recovery-code-used': 'Accesso con codice di recupero',
  'status-change': 'Cambio di stato',
  'assignment': 'Assegnazione a un operatore',
  'document-download': 'Scaricamento di un documento',
  'archive-download': 'Scaricamento di tutti i documenti',
  'identity-read': 'Lettura di documenti di identità',
  'settings-change': 'Modifica delle impostazioni',
  'data-export': 'Esportazione in Excel',
  'municipalities-import': 'Importazione di comuni o zone climatiche',
  'package-change': 'Modifica di un pacchetto',
  'email-verification': 'Verifica manuale dell’e-mail',
  'contract-verification': 'Verifica del contratto',
  'account-precreation': 'Account creato dal back office',
  'profile-change': 'Modifica del profilo',
  'sponsor-change': 'Modifica dello sponsor',
  'account-suspension': 'Account sospeso',
  'account-reactivation': 'Account riattivato',
  'account-data-export': 'Copia dei dati dell’account',
  'deletion-request': 'Richiesta di eliminazione dell’account',
  'deletion-withdrawal': 'Ritiro della richiesta di eliminazione',
  'deletion-refusal': 'Richiesta di eliminazione respinta',
  'account-deletion': 'Eliminazione dell’account',
  'recharge': 'Ricarica di crediti',
  'job-retry': 'Nuovo tentativo di un lavoro non riuscito',
  'job-discard': 'Eliminazione di un lavoro non riuscito',
  'adjustment': 'Rettifica di crediti',
  'retention': 'Cancellazione dei dati scaduti',
  'malware-refused': 'File rifiutato dall’antivirus',
  'malware-withdrawn': 'File rimosso dall’antivirus',
} as const satisfies Record<string, string>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What an act was done to. */
export const AUDIT_SUBJECTS = {
  account: 'Account',
  dossier: 'Pratica',
  file: 'File',
  setting: 'Impostazione',
  package: 'Pacchetto',
  job: 'Lavoro',
} as const satisfies Record<string, string>;

export type AuditSubject = keyof typeof AUDIT_SUBJECTS;
