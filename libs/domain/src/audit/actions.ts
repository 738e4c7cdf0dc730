/** What the audit keeps, with the words people read. A new kind of act is a row here. */
export const AUDIT_ACTIONS = {
  'login': 'Accesso',
  'login-refused': 'Accesso rifiutato',
  'status-change': 'Cambio di stato',
  'document-download': 'Scaricamento di un documento',
  'archive-download': 'Scaricamento di tutti i documenti',
  'identity-read': 'Lettura di documenti di identità',
  'settings-change': 'Modifica delle impostazioni',
  'package-change': 'Modifica di un pacchetto',
  'email-verification': 'Verifica manuale dell’e-mail',
  'contract-verification': 'Verifica del contratto',
  'account-precreation': 'Account creato dal back office',
  'recharge': 'Ricarica di crediti',
  'adjustment': 'Rettifica di crediti',
} as const satisfies Record<string, string>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What an act was done to. */
export const AUDIT_SUBJECTS = {
  account: 'Account',
  dossier: 'Pratica',
  file: 'File',
  setting: 'Impostazione',
  package: 'Pacchetto',
} as const satisfies Record<string, string>;

export type AuditSubject = keyof typeof AUDIT_SUBJECTS;
