/** What help says, in one place to proofread. */
export const HELP_TEXTS = {
  title: 'Assistenza',
  subtitle: 'I contatti per argomento, il manuale e le guide.',
  contacts: 'Contatti',
  provider: 'Il servizio è fornito da',
  manual: 'Manuale e guide',
  noManual: 'Al momento non ci sono manuali da scaricare.',
} as const;
