import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, in letters an address takes as they are. */
export const generateLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token; `null` for a text that was never one. */
export const hashLinkToken = (token: string): string | null =>
  TOKEN_PATTERN.test(token) ? createHash('sha256').update(token).digest('hex') : null;
