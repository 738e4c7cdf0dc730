import { createECDH, createHash, hkdfSync } from 'node:crypto';

/** Halves of a P-256 key pair as coordinates and scalar, base64url as in a JSON Web Key. */
export interface DeviceKey {
  /** Names the pair; begins the SHA-256 of its public half. */
  id: string;
  x: string;
  y: string;
  d: string;
}

/**
 * The key pair of an account under a secret of the server; the same at every call, so that nothing
 * is stored. A device encrypts with the public half and gets the private one after a login.
 */
export function deriveDeviceKey(secret: string, accountId: number): DeviceKey {
  const pair = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(
      hkdfSync('sha256', secret, 'pratiche', `device-key\0${accountId}\0${attempt}`, 32),
    );
    try {
      pair.setPrivateKey(scalar);
    } catch {
      // Not below the order of the curve: about once in 2^32 keys.
      continue;
    }
    // Uncompressed: 0x04, then both coordinates of 32 bytes.
    const point = pair.getPublicKey();
    return {
      id: createHash('sha256').update(point).digest('base64url').slice(0, 11),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: scalar.toString('base64url'),
    };
  }
}
