import type { ContractTexts, ServiceProvider } from '@pratiche/domain';

/** What a contract says beside the data of the company. */
export interface ContractTerms {
  provider: ServiceProvider;
  /** Name of the portal, above each page. */
  brand?: string;
  texts: ContractTexts;
  /** Until when completed dossiers are kept, in words. */
  controlTerm: string;
}

/**
 * Provides the other party and the wording of the engagement letter: they come from the settings,
 * on which accounts do not depend.
 */
export abstract class ServiceProviderPort {
  /** As it is today. */
  abstract getContractTerms(): ContractTerms;
}
