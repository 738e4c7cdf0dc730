import type { ServiceProvider } from '@pratiche/domain';

/**
 * Provides the service provider for the engagement letter: it comes from the settings, on which
 * accounts do not depend.
 */
export abstract class ServiceProviderPort {
  /** As it is today. */
  abstract getServiceProvider(): ServiceProvider;
}
