export * from './app-config.js';
export * from './load-config.js';
export * from './paths.js';
export * from './startup-error.js';
export type { RateClass, RateLimits } from './rate-limits.js';
