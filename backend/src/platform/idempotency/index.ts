export { IdempotencyKeyRepository } from './idempotency-key.repository.js';
export { IdempotencyKeyed, withContent } from './keyed-request.decorator.js';
export type { KeyedRequest } from './keyed-request.types.js';
