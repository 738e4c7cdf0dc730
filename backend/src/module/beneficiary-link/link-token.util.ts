import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits in characters that need no escaping in a URL. */
export const generateLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored hash of a token; `null` for a text that is no token. */
export const hashLinkToken = (token: string): string | null =>
  TOKEN_PATTERN.test(token) ? createHash('sha256').update(token).digest('hex') : null;
