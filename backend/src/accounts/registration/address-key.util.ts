import { createHash } from 'node:crypto';

/** 256 bits in base64url, made by the browser that sends the registration. */
export const ADDRESS_KEY_PATTERN = /^[\w-]{43}$/;

/** Hash of the key by which the sender of a registration may change its address. */
export const hashAddressKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex');
