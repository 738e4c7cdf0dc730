/** What the page of a dossier that is not there says, which changing a dossier shows too. */
export const NOT_FOUND_TEXTS = {
  notFound: 'Pratica non trovata',
  noSuchDossier: 'Questa pratica non esiste',
  noSuchDossierText:
    'Il numero nell’indirizzo non corrisponde a nessuna pratica, oppure la pratica è stata eliminata.',
  toList: 'Vai alle pratiche da elaborare',
} as const;
