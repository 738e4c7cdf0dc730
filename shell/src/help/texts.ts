/** What help says, in one place to proofread. */
export const HELP_TEXTS = {
  title: 'Assistenza',
  subtitle: 'Il manuale con la ricerca, i contatti per argomento e le guide da scaricare.',
  contacts: 'Contatti',
  provider: 'Il servizio è fornito da',
  manual: 'Manuale e domande frequenti',
  search: 'Cerca nel manuale',
  searchExample: 'per esempio: due pratiche',
  find: 'Cerca',
  guides: 'Guide da scaricare',
  allDocuments: 'Tutti i documenti utili',
  noGuides: 'Al momento non ci sono guide da scaricare.',
} as const;
