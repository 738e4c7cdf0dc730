import { hkdfSync } from 'node:crypto';

/** A secret for one purpose out of another, from which neither can be told. It changes with it. */
export const deriveSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'pratiche', purpose, 32)).toString('base64url');
