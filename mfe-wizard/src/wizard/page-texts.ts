/** What the page says while a dossier opens and where there is none, in one place to proofread. */
export const DOSSIER_PAGE_TEXTS = {
  editTitle: 'Modifica bozza',
  opening: 'Apertura della pratica…',
  openFailed: 'Non siamo riusciti ad aprire la pratica',
  notFoundTitle: 'Pratica non trovata',
  notFound: 'Questa pratica non c’è',
  notFoundText:
    'Il numero non esiste, oppure la pratica appartiene a un altro account o è stata eliminata.',
  toDrafts: 'Vai alle bozze',
  toSent: 'Vai alle pratiche inviate',
} as const;
