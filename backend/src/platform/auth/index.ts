export { ACCESS_TOKEN_MINUTES, AccessTokenService } from './access-token.service.js';
export { AuthModule } from './auth.module.js';
export { bearerOf } from './bearer.util.js';
export { CurrentUser, type CurrentCaller } from './current-user.decorator.js';
export { EndedSessionCacheService } from './ended-session-cache.service.js';
export { PasswordHashingService } from './password-hashing.service.js';
export { BeforeSecondStep, Policy } from './policy.decorator.js';
export { listRoutes, type RouteRow } from './route-table.util.js';
export { SIGNING_ALGORITHM, SigningKeys } from './signing-keys.util.js';
