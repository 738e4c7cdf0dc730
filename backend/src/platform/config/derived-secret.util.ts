import { hkdfSync } from 'node:crypto';

/**
 * Derives a secret for one purpose from another secret; neither reveals the other, and it changes
 * with its source.
 */
export const deriveSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'pratiche', purpose, 32)).toString('base64url');
