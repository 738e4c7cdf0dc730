/** What the manual says around its chapters, in one place to proofread. */
export const MANUAL_TEXTS = {
  title: 'Manuale',
  subtitle: 'Il portale passo per passo, con le immagini di ogni pagina.',
  nextChapter: (title: string) => `Capitolo dopo: ${title}`,
  allChapters: 'Tutti i capitoli',
  chapters: 'Capitoli',
  openPicture: (about: string) => `Apri l’immagine: ${about}`,
  results: 'Risultati',
  twoLetters: 'Scrivi almeno due lettere.',
  noResult: (query: string) => `Nessun risultato per «${query}». Prova con meno parole.`,
  search: 'Cerca nel manuale',
  searchPlaceholder: 'per esempio: due pratiche',
} as const;
