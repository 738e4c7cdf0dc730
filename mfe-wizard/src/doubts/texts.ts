/** What a doubt is about that concerns no field. */
export const DOUBT_TEXTS = {
  documents: 'Documenti',
} as const;
