import { lazyPage } from '../shared/lazy-page.js';

const loadSigningParts = () => import('./signing-parts.js');

/** Signing comes after the data: the first page of a customer does not wait for it. */
export const BeneficiarySigningPage = lazyPage(
  async () => (await loadSigningParts()).BeneficiarySigningPage,
);

export const PapersToSign = lazyPage(async () => (await loadSigningParts()).PapersToSign);
