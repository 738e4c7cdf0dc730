/** What the search over everything says before it has loaded, in one place to proofread. */
export const PALETTE_TEXTS = {
  search: 'Cerca',
  searchLabel: 'Cerca pratiche, persone, pagine e azioni',
  searchPlaceholder: 'Pratica, persona, pagina o azione',
} as const;
