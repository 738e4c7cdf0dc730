export { ACCESS_TOKEN_MINUTES, AccessTokens } from './access-tokens.js';
export { Attempts, type Limit } from './attempts.js';
export { CurrentUser, type CurrentCaller } from './current-user.js';
export { EndedSessions } from './ended-sessions.js';
export { Passwords } from './passwords.js';
export { Policy } from './policy.js';
export { listRoutes, type RouteRow } from './route-table.js';
export { SecurityModule } from './security.module.js';
export { tooMany } from './too-many.js';
