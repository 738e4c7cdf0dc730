import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from '../../platform/config/index.js';

const NONCE_LENGTH = 22;
const TOKEN_PATTERN = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * Creates a token for a device that logged in to an account, to distinguish it from strangers who
 * guess at the same account. Grants no access.
 */
export function createKnownDeviceToken(name: string, [secret]: SecretKeys): string {
  const nonce = randomBytes(16).toString('base64url').slice(0, NONCE_LENGTH);
  return `${nonce}.${signKnownDevice(name, nonce, secret)}`;
}

/** The device's own number, or `null` where it never logged in to this account. */
export function verifyKnownDeviceToken(
  value: string,
  name: string,
  secrets: SecretKeys,
): string | null {
  const [, nonce = '', signature = ''] = TOKEN_PATTERN.exec(value) ?? [];
  if (nonce === '') return null;
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(signKnownDevice(name, nonce, secret))),
  )
    ? nonce
    : null;
}

const signKnownDevice = (name: string, nonce: string, secret: string): string =>
  createHmac('sha256', secret).update(`known-device\0${nonce}\0${name}`).digest('base64url');
