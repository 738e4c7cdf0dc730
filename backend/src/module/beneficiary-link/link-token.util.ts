import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits in characters that need no escaping in a URL. */
export const generateLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored hash of a token; `null` for a text that is no token. */
export const hashLinkToken = (token: string): string | null =>
  TOKEN_PATTERN.test(token) ? createHash('sha256').update(token).digest('hex') : null;

/**
 * The token of the later e-mails of a link: the same in all of them, so that a new e-mail ends none
 * before it. It takes both the database and the server's secret to make it.
 */
export const deriveMailToken = (secret: string, tokenHash: string): string =>
  createHmac('sha256', secret).update(`link-mail:${tokenHash}`).digest('base64url');
