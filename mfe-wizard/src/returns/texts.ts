/** What the points of a step to correct say. */
export const RETURN_TEXTS = {
  toCorrect: 'Da correggere in questo passo',
} as const;
