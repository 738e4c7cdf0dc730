/** What the frame of public pages says, in one place to proofread. */
export const PUBLIC_TEXTS = {
  notFound: 'Pagina non trovata',
  notFoundReason: 'L’indirizzo non corrisponde a nessuna pagina',
  notFoundText: 'Il link può essere incompleto, oppure la pagina è stata spostata.',
  toStart: 'Torna alla pagina iniziale',
  toContent: 'Vai al contenuto',
  access: 'Accesso',
  manual: 'Manuale',
  toPortal: 'Vai al portale',
  login: 'Accedi',
  register: 'Registrati',
} as const;
