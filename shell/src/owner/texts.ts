/** What the foot of public pages says, in one place to proofread. */
export const OWNER_TEXTS = {
  information: 'Informazioni',
  manual: 'Manuale',
  checkSignature: 'Verifica firma',
  privacy: 'Privacy',
  cookies: 'Cookie',
  accessibility: 'Accessibilità',
  terms: 'Termini',
  vat: (vat: string) => `Partita\u00a0IVA\u00a0${vat}`,
  noOwner: 'Il gestore del portale non ha ancora indicato i propri dati.',
  pec: (address: string) => `PEC ${address}`,
} as const;
