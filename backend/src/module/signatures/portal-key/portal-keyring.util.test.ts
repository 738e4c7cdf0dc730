import { describe, expect, it } from '@jest/globals';
import { PortalKeyring } from './portal-keyring.util.js';

const OLD = 'the key of last year, long enough';
const NEW = 'the key of this year, long enough';

describe('the keys of the portal', () => {
  it('sign with the first, and check what each of them signed', () => {
    const former = new PortalKeyring([OLD]).signText('text');
    const keyring = new PortalKeyring([NEW, OLD]);
    const latter = keyring.signText('text');
    expect(latter.kid).not.toBe(former.kid);
    for (const signature of [former, latter]) {
      expect(keyring.checkSignature(signature, 'text')).toBe('right');
      expect(keyring.checkSignature(signature, 'texts')).toBe('wrong');
    }
    expect(new PortalKeyring([NEW]).checkSignature(former, 'text')).toBe('unknown');
    expect(keyring.checkSignature({ ...former, value: 'AAAA' }, 'text')).toBe('wrong');
  });

  it('check with a public key that an evidence holds, without the secret', () => {
    const before = new PortalKeyring([OLD]);
    const signature = before.signText('text');
    const pem = before.exportPublicKey(signature.kid) ?? '';
    const line = pem.split('\n')[1] ?? '';
    const keyring = new PortalKeyring([NEW, `public:${line}`]);
    expect(keyring.checkSignature(signature, 'text')).toBe('right');
    expect(keyring.exportPublicKey(signature.kid)).toBe(pem);
    expect(keyring.signText('text').kid).not.toBe(signature.kid);
  });

  it('are the same for the same secret, and sign nothing without one', () => {
    expect(new PortalKeyring([OLD]).signText('text')).toEqual(
      new PortalKeyring([OLD]).signText('text'),
    );
    expect(() => new PortalKeyring([]).signText('text')).toThrow('SIGNATURE_KEYS');
  });
});
