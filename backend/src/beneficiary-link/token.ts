import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const FORM = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, in letters an address takes as they are. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** What is stored of a token; `null` for a text that was never one. */
export const hashOf = (token: string): string | null =>
  FORM.test(token) ? createHash('sha256').update(token).digest('hex') : null;
