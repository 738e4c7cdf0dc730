import { createHmac } from 'node:crypto';
import { deriveSecret } from '../../platform/config/derived-secret.util.js';

/**
 * Distinguishes these hashes from legacy hashes, which used the portal's own key and have no
 * prefix.
 */
export const RECOVERY_CODE_HASH_PREFIX = 'v2.';

/**
 * Hashes a recovery code, which is too short for a plain hash. The hash is keyed with the secret of
 * the app, which is stored encrypted, so it stays valid when the portal's keys change.
 */
export function hashRecoveryCode(code: string, accountId: number, secret: string): string {
  return `${RECOVERY_CODE_HASH_PREFIX}${createHmac('sha256', deriveSecret(secret, 'recovery-codes')).update(`${accountId}\0${code}`).digest('base64url')}`;
}
