import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { KEY_ID_LENGTH, type PortalSignatureCheck } from '@pratiche/domain/signatures';
import { PUBLIC_KEY_PREFIX } from '../../../platform/config/signature-keys.util.js';

/** PrivateKeyInfo of RFC 8410 up to the 32 bytes of the seed. */
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

interface PortalKey {
  kid: string;
  publicKey: KeyObject;
}

/** Ed25519 keys of the portal: the first one signs, all check what names them. */
export class PortalKeyring {
  private readonly keys: ReadonlyMap<string, KeyObject>;
  private readonly signing: (PortalKey & { privateKey: KeyObject }) | null;

  /** @param entries of `SIGNATURE_KEYS` */
  constructor(entries: readonly string[]) {
    const [first] = entries;
    const privateKey = first === undefined ? null : derivePrivateKey(first);
    this.signing = privateKey === null ? null : { ...toPortalKey(privateKey), privateKey };
    this.keys = new Map(
      entries
        .map(toPublicKeySource)
        .map(toPortalKey)
        .map(({ kid, publicKey }) => [kid, publicKey]),
    );
  }

  /** @throws where no key is configured, as in commands beside the portal */
  signText(text: string): { kid: string; value: string } {
    if (this.signing === null) throw new Error('SIGNATURE_KEYS names no key to sign with');
    const { kid, privateKey } = this.signing;
    return { kid, value: sign(null, Buffer.from(text), privateKey).toString('base64') };
  }

  readonly checkSignature: PortalSignatureCheck = ({ kid, value }, text) => {
    const key = this.keys.get(kid);
    if (key === undefined) return 'unknown';
    const bytes = Buffer.from(value, 'base64');
    // One text for one signature: base64 with something added decodes to the same bytes.
    return bytes.toString('base64') === value && verify(null, Buffer.from(text), key, bytes)
      ? 'right'
      : 'wrong';
  };

  /** The public key in PEM; `null` for one that is not configured any more. */
  exportPublicKey(kid: string): string | null {
    return this.keys.get(kid)?.export({ format: 'pem', type: 'spki' }).toString() ?? null;
  }
}

const derivePrivateKey = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([
      PRIVATE_KEY_HEAD,
      Buffer.from(hkdfSync('sha256', secret, 'pratiche', 'signature-key', 32)),
    ]),
    format: 'der',
    type: 'pkcs8',
  });

const toPublicKeySource = (entry: string): KeyObject =>
  entry.startsWith(PUBLIC_KEY_PREFIX)
    ? createPublicKey({
        key: Buffer.from(entry.slice(PUBLIC_KEY_PREFIX.length), 'base64'),
        format: 'der',
        type: 'spki',
      })
    : derivePrivateKey(entry);

function toPortalKey(source: KeyObject): PortalKey {
  const publicKey = source.type === 'private' ? createPublicKey(source) : source;
  return { kid: toKeyId(publicKey), publicKey };
}

/** Start of the SHA-256 of the public key, so that the name cannot be given to another key. */
export const toKeyId = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, KEY_ID_LENGTH);
