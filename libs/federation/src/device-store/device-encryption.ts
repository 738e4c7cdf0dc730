/** Public half of an account's key pair, as coordinates of a JSON Web Key. */
export interface DevicePublicKey {
  id: string;
  x: string;
  y: string;
}

/** The pair, as the server answers it after a login. */
export interface DeviceKeyPair extends DevicePublicKey {
  d: string;
}

/** What only the private half of the named pair decrypts. */
export interface SealedBytes {
  /** `id` of the pair. */
  keyId: string;
  /** Raw public half of the pair made for these bytes alone. */
  ephemeral: ArrayBuffer;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const CIPHER = { name: 'AES-GCM', length: 256 } as const;
const PURPOSE = new TextEncoder().encode('pratiche-sealed');

const toJwk = ({ x, y }: DevicePublicKey) => ({ kty: 'EC', crv: 'P-256', x, y });

/** Encrypts for the owner of a public key: nobody reads it on this device, not even who wrote it. */
export async function sealBytes(key: DevicePublicKey, bytes: BufferSource): Promise<SealedBytes> {
  const recipient = await crypto.subtle.importKey('jwk', toJwk(key), CURVE, false, []);
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const ephemeral = await crypto.subtle.exportKey('raw', pair.publicKey);
  const cipherKey = await deriveCipherKey(pair.privateKey, recipient, ephemeral);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return {
    keyId: key.id,
    ephemeral,
    iv,
    bytes: await crypto.subtle.encrypt({ name: CIPHER.name, iv }, cipherKey, bytes),
  };
}

/** @throws where the pair is another one, or the bytes were changed */
export async function openSealedBytes(
  { d, ...key }: DeviceKeyPair,
  { ephemeral, iv, bytes }: SealedBytes,
): Promise<ArrayBuffer> {
  const own = await crypto.subtle.importKey('jwk', { ...toJwk(key), d }, CURVE, false, [
    'deriveBits',
  ]);
  const sender = await crypto.subtle.importKey('raw', ephemeral, CURVE, false, []);
  const cipherKey = await deriveCipherKey(own, sender, ephemeral);
  return crypto.subtle.decrypt({ name: CIPHER.name, iv }, cipherKey, bytes);
}

async function deriveCipherKey(
  privateKey: CryptoKey,
  publicKey: CryptoKey,
  salt: ArrayBuffer,
): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits(
    { name: CURVE.name, public: publicKey },
    privateKey,
    256,
  );
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: PURPOSE },
    material,
    CIPHER,
    false,
    ['encrypt', 'decrypt'],
  );
}
