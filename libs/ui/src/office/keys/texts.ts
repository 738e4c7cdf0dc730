/** What the keys of a list say, in one place to proofread. */
export const LIST_KEY_TEXTS = {
  list: 'Elenco',
  allKeys: 'Tutti i tasti',
  singleKeys: 'Scorciatoie a un tasto',
  noRow: 'Scegli prima una riga (J e K).',
  next: 'Riga successiva',
  previous: 'Riga precedente',
  open: 'Apre la riga in evidenza',
  enter: 'Invio',
  tick: 'Sceglie la riga in evidenza',
  search: 'Cerca nell’elenco',
  searchWords: 'filtra trova',
} as const;
