import { createHmac } from 'node:crypto';
import { deriveSecret } from '../../platform/config/derived-secret.util.js';

/** Tells these marks from those made with the portal's own key, which have none. */
export const RECOVERY_CODE_HASH_PREFIX = 'v2.';

/**
 * What is kept of a recovery code: too short to be safe under a plain hash, it is keyed with the secret of the app beside
 * it, which lies encrypted. So it goes on counting when the portal's keys are changed.
 */
export function hashRecoveryCode(code: string, accountId: number, secret: string): string {
  return `${RECOVERY_CODE_HASH_PREFIX}${createHmac('sha256', deriveSecret(secret, 'recovery-codes')).update(`${accountId}\0${code}`).digest('base64url')}`;
}
