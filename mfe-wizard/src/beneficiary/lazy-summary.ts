import { lazyPage } from '../shared/lazy-page.js';

/** Read by a customer with nothing left to fill in; the first page of the others does not wait for it. */
export const BeneficiarySummary = lazyPage(
  async () => (await import('./BeneficiarySummary.js')).BeneficiarySummary,
);
