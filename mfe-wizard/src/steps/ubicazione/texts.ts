/** What ubicazione says, in one place to proofread. */
export const LOCATION_TEXTS = {
  address: 'Indirizzo dell’immobile',
  copyResidence: 'Copia dati residenza',
} as const;
