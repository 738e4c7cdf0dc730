/** What pages of the law are called; their wording is in the folder of texts. */
export const LEGAL_TEXTS = {
  unknown: '(dato non ancora indicato dal gestore)',
  privacy: 'Privacy',
  cookies: 'Cookie e dati sul dispositivo',
  accessibility: 'Dichiarazione di accessibilità',
  terms: 'Termini del servizio',
} as const;
