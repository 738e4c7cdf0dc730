/** What is said below the document of a paper that the customer signs. */
export const SIGNING_LINE_TEXTS = {
  customerMaySign: 'Oppure la firma il cliente dal link.',
  customerSigns: 'La firma il cliente dal link.',
  onPaper: 'Il cliente lo firma su carta: scarica, fai firmare, carica.',
} as const;
