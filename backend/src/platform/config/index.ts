export * from './app.config.js';
export * from './app-config.factory.js';
export * from './data-folder-rights.util.js';
export * from './paths.constants.js';
export * from './startup.error.js';
export type { RateClass, RateLimits } from './calls-per-minute.config.js';
export { isLoopbackHost } from './loopback-host.util.js';
