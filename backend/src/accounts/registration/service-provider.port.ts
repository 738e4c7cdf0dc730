import type { ServiceProvider } from '@pratiche/domain';

/** Who provides the service, for the engagement letter. The settings know it; accounts know no settings. */
export abstract class ServiceProviderPort {
  /** As it is today. */
  abstract getServiceProvider(): ServiceProvider;
}
