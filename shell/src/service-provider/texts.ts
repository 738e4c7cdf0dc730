/** What the lines about the provider say, in one place to proofread. */
export const SERVICE_PROVIDER_TEXTS = {
  vat: (vat: string) => `Partita IVA ${vat}`,
  pec: 'PEC ',
} as const;
