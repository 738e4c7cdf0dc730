import { lazyPage } from '../shared/lazy-page.js';

/** Signing comes after the data: the first page of a customer does not wait for it. */
export const BeneficiarySigningPage = lazyPage(
  async () => (await import('./BeneficiarySigningPage.js')).BeneficiarySigningPage,
);

export const PapersToSign = lazyPage(async () => (await import('./PapersToSign.js')).PapersToSign);
