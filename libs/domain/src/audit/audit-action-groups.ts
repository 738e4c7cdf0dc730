import { AUDIT_ACTIONS, type AuditAction } from './audit-actions.js';

/** Parts of the list of acts, in their order. */
export const AUDIT_ACTION_GROUPS = {
  access: 'Accessi',
  reading: 'Letture e scaricamenti',
  dossiers: 'Pratiche',
  accounts: 'Account e operatori',
  credits: 'Crediti e pacchetti',
  portal: 'Portale',
} as const;
export type AuditActionGroup = keyof typeof AUDIT_ACTION_GROUPS;
export const AUDIT_ACTION_GROUP_CODES = Object.keys(AUDIT_ACTION_GROUPS) as AuditActionGroup[];

const GROUPS: Readonly<Record<AuditAction, AuditActionGroup>> = {
  login: 'access',
  'login-refused': 'access',
  'login-code-refused': 'access',
  'password-reset': 'access',
  'password-change': 'access',
  'session-ended': 'access',
  'sessions-ended': 'access',
  'session-stolen': 'access',
  'two-factor-on': 'access',
  'two-factor-off': 'access',
  'two-factor-reset': 'access',
  'recovery-code-used': 'access',
  'call-refused': 'access',
  'dossier-read': 'reading',
  'account-read': 'reading',
  'document-download': 'reading',
  'archive-download': 'reading',
  'download-link': 'reading',
  'identity-read': 'reading',
  'data-export': 'reading',
  'account-data-export': 'reading',
  'status-change': 'dossiers',
  assignment: 'dossiers',
  'act-undone': 'dossiers',
  postponement: 'dossiers',
  'postponement-ended': 'dossiers',
  'dossier-skipped': 'dossiers',
  'dossier-edit': 'dossiers',
  message: 'dossiers',
  'document-added': 'dossiers',
  'charge-taken': 'dossiers',
  'charge-returned': 'dossiers',
  'cpid-change': 'dossiers',
  'document-request': 'dossiers',
  'document-request-withdrawn': 'dossiers',
  'document-request-answered': 'dossiers',
  'client-link-made': 'dossiers',
  'client-link-ended': 'dossiers',
  'customer-import': 'dossiers',
  'registration-refusal': 'accounts',
  'email-verification': 'accounts',
  'contract-verification': 'accounts',
  'contract-revocation': 'accounts',
  'contract-refusal': 'accounts',
  'contract-resubmission': 'accounts',
  'registration-preferred': 'accounts',
  'registration-dropped': 'accounts',
  'account-precreation': 'accounts',
  'profile-change': 'accounts',
  'sponsor-change': 'accounts',
  'role-change': 'accounts',
  'reference-operator-change': 'accounts',
  'account-suspension': 'accounts',
  'account-reactivation': 'accounts',
  'deletion-request': 'accounts',
  'deletion-withdrawal': 'accounts',
  'deletion-refusal': 'accounts',
  'account-deletion': 'accounts',
  recharge: 'credits',
  'order-placed': 'credits',
  'order-withdrawn': 'credits',
  'order-confirmed': 'credits',
  'order-rejected': 'credits',
  adjustment: 'credits',
  'package-change': 'credits',
  'library-added': 'portal',
  'library-changed': 'portal',
  'library-removed': 'portal',
  'settings-change': 'portal',
  'remote-override': 'portal',
  'municipalities-import': 'portal',
  'job-retry': 'portal',
  'job-discard': 'portal',
  retention: 'portal',
  'malware-refused': 'portal',
  'malware-withdrawn': 'portal',
};

/** The acts of a group. */
export const listAuditActionsOf = (group: AuditActionGroup): AuditAction[] =>
  (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter((action) => GROUPS[action] === group);

/** Every act to choose from: by group, and in each by the alphabet. */
export const AUDIT_ACTION_CHOICES = AUDIT_ACTION_GROUP_CODES.flatMap((code) =>
  listAuditActionsOf(code)
    .map((value) => ({ value, label: AUDIT_ACTIONS[value], group: AUDIT_ACTION_GROUPS[code] }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it')),
);
