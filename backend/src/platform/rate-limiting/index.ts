export { AttemptLimiterService, type AttemptLimit } from './attempt-limiter.service.js';
export { toClientNetwork } from './client-network.util.js';
export { GuessRateLimiter } from './guess-rate-limiter.util.js';
export { RateCounterService } from './rate-counter.service.js';
export { RateLimit } from './rate-limit.decorator.js';
export { RateLimitGuard } from './rate-limit.guard.js';
export { tooManyAttempts } from './too-many-attempts.util.js';
