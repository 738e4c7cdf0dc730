/** What an address without a page says, which loads alone. */
export const NOT_FOUND_TEXTS = {
  notFound: 'Pagina non trovata',
  notFoundReason: 'L’indirizzo non corrisponde a nessuna pagina',
  notFoundText: 'Il link può essere incompleto, oppure la pagina è stata spostata.',
  toStart: 'Torna alla pagina iniziale',
} as const;

/** What the line with a contact says, which is on pages without a footer too. */
export const CONTACT_TEXTS = {
  needHelp: 'Serve aiuto? ',
  or: ' o\u00a0',
} as const;
