import type { Kind } from '../../../tools/testkit/portal.ts';

/** Names the variable that says where the shared portal runs; workers inherit the environment. */
export const portalVariable = (kind: Kind): string => `TEST_PORTAL_${kind.toUpperCase()}`;
