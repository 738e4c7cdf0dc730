import type { AccessRequest } from '../../../kit/access-fixtures.js';

/** A request of a path alone. */
export const toRequest = (path: string): AccessRequest => ({ path });
