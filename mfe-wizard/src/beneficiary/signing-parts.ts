/** What a customer needs to sign, fetched together. */
export { BeneficiarySigningPage } from './BeneficiarySigningPage.js';
export { PapersToSign } from './PapersToSign.js';
