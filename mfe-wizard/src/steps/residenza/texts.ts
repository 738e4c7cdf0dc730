/** What residenza says. */
export const RESIDENCE_TEXTS = {
  city: 'Città',
} as const;
