import { createHmac, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { deriveSecret } from '../../platform/config/derived-secret.util.js';

/** Hashes that need no key: `v3.<salt>.<hash>`. */
const SALTED_PREFIX = 'v3.';
/** Hashes keyed with the secret of the app, which are lost with the key that encrypts it. */
const KEYED_PREFIX = 'v2.';

/** Prefixes of the hashes that survive a change of the portal's keys; older ones have none. */
export const PREFIXED_HASHES = [KEYED_PREFIX, SALTED_PREFIX] as const;

const SALT_BYTES = 12;
const HASH_BYTES = 32;
const deriveBytes = promisify<string, string, number, { N: number }, Buffer>(scrypt);
/** A code has 50 bits: 16 MiB and some 50 ms for each guess put it out of reach. */
const COST = { N: 16_384 };

export const createRecoveryCodeSalt = (): string => randomBytes(SALT_BYTES).toString('base64url');

/**
 * Hashes a recovery code slowly, because a code is too short for a fast hash. It needs no key of
 * the portal, so that codes open the way in when the keys are lost.
 */
export async function hashRecoveryCode(
  code: string,
  accountId: number,
  salt: string,
): Promise<string> {
  const bytes = await deriveBytes(`${accountId}\0${code}`, salt, HASH_BYTES, COST);
  return `${SALTED_PREFIX}${salt}.${bytes.toString('base64url')}`;
}

/** Lists the salts of stored hashes, and whether some need the secret of the app instead. */
export function readRecoveryCodeSalts(hashes: readonly string[]): {
  salts: string[];
  isSomeKeyed: boolean;
} {
  const salted = hashes.filter((hash) => hash.startsWith(SALTED_PREFIX));
  return {
    salts: [...new Set(salted.map((hash) => hash.split('.')[1] ?? ''))],
    isSomeKeyed: hashes.some((hash) => hash.startsWith(KEYED_PREFIX)),
  };
}

/** Hash of codes made by earlier releases, keyed with the secret of the app. */
export const hashKeyedRecoveryCode = (code: string, accountId: number, secret: string): string =>
  `${KEYED_PREFIX}${createHmac('sha256', deriveSecret(secret, 'recovery-codes')).update(`${accountId}\0${code}`).digest('base64url')}`;
