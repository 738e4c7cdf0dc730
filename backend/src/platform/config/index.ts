export * from './app.config.js';
export * from './app-config.factory.js';
export * from './paths.constants.js';
export * from './startup.error.js';
export type { RateClass, RateLimits } from './rate-limits.config.js';
