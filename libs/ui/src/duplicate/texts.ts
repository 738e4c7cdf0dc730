/** What the copy of a dossier says, in one place to proofread. */
export const DUPLICATE_TEXTS = {
  created: (copy: number, original: number) =>
    `Creata la pratica ${copy} con i dati della ${original}: restano da indicare anno, date dei lavori, spese e documenti.`,
  failed: (reason: string) => `Errore duplicazione pratica\n${reason}`,
} as const;
