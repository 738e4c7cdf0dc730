export { ACCESS_TOKEN_MINUTES, AccessTokenService } from './access-token.service.js';
export {
  AttemptLimiterService,
  type AttemptLimit,
} from '../rate-limiting/attempt-limiter.service.js';
export { toClientNetwork } from '../rate-limiting/client-network.util.js';
export { CurrentUser, type CurrentCaller } from './current-user.decorator.js';
export { EndedSessionCacheService } from './ended-session-cache.service.js';
export { PasswordHashingService } from './password-hashing.service.js';
export { BeforeSecondStep, Policy } from './policy.decorator.js';
export { RateCounterService } from '../rate-limiting/rate-counter.service.js';
export { RateLimit } from '../rate-limiting/rate-limit.decorator.js';
export { listRoutes, type RouteRow } from './route-table.util.js';
export { AuthModule } from './auth.module.js';
export { SIGNING_ALGORITHM, SigningKeys } from './signing-keys.util.js';
export { tooManyAttempts } from '../rate-limiting/too-many-attempts.util.js';
