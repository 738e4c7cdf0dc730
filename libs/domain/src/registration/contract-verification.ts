import type { RegistrationFile } from './registration-choices.js';

/** Italian message why a contract cannot be verified; `null` when the signed one is there. */
export const validateContractVerification = (
  papers: readonly { readonly purpose: RegistrationFile }[],
): string | null =>
  papers.some(({ purpose }) => purpose === 'contract')
    ? null
    : 'L’azienda non ha ancora caricato il contratto firmato: non c’è nulla da verificare.';
