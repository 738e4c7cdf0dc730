import { createPublicKey } from 'node:crypto';

/** Prefix of an entry of `SIGNATURE_KEYS` that checks only: the secret itself is gone. */
export const PUBLIC_KEY_PREFIX = 'public:';

/** Whether an entry names a public Ed25519 key, as the evidence has it in its PEM file. */
export function isPublicKeyEntry(entry: string): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.from(entry.slice(PUBLIC_KEY_PREFIX.length), 'base64'),
      format: 'der',
      type: 'spki',
    });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
