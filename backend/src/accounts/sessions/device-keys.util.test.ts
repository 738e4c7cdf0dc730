import { createPrivateKey, createPublicKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { deriveDeviceKey } from './device-keys.util.js';

describe('the device key of an account', () => {
  it('is the same at every call, and another for another account or secret', () => {
    const key = deriveDeviceKey('a secret', 7);
    expect(deriveDeviceKey('a secret', 7)).toEqual(key);
    const others = [deriveDeviceKey('a secret', 8), deriveDeviceKey('another', 7)];
    expect(new Set([key, ...others].map(({ id }) => id)).size).toBe(3);
    expect(new Set([key, ...others].map(({ d }) => d)).size).toBe(3);
  });

  it('is a pair whose halves belong together', () => {
    for (let accountId = 1; accountId <= 20; accountId += 1) {
      const { x, y, d } = deriveDeviceKey('a secret', accountId);
      const format = 'jwk' as const;
      const key = { kty: 'EC', crv: 'P-256', x, y };
      const made = createPublicKey(createPrivateKey({ key: { ...key, d }, format }));
      expect(made.export({ format })).toEqual(key);
    }
  });
});
