import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  type DecipherGCM,
} from 'node:crypto';
import { StartupError } from '../platform/config/index.js';

const CIPHER = 'aes-256-gcm';
const MAGIC = Buffer.from('PRBACK1\n');
const KEY_ID_BYTES = 8;
const SALT_BYTES = 32;
const HEAD_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES;
const TAG_BYTES = 16;
const TAG_OPTIONS = { authTagLength: TAG_BYTES };

type ByteStream = AsyncIterable<Buffer>;

export const isEncrypted = (bytes: Buffer): boolean =>
  bytes.subarray(0, MAGIC.length).equals(MAGIC);

/**
 * Encrypts one file of an archive as a stream: header (key id, salt), contents, tag. Each file has
 * a separate key, derived from the configured key and the salt, and is bound to its name in the
 * archive.
 */
export async function* encryptBytes(
  bytes: ByteStream,
  name: string,
  key: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv(CIPHER, ...deriveKeyAndIv(key, salt, name), TAG_OPTIONS);
  yield Buffer.concat([MAGIC, deriveKeyId(key), salt]);
  for await (const chunk of bytes) if (chunk.length > 0) yield cipher.update(chunk);
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts one file of an archive as a stream. The contents are authenticated only once the stream
 * has ended.
 * @throws StartupError for another key or changed contents
 */
export async function* decryptBytes(
  bytes: ByteStream,
  name: string,
  keys: readonly string[],
): AsyncGenerator<Buffer> {
  let decipher: DecipherGCM | null = null;
  let held = Buffer.alloc(0);
  for await (const chunk of bytes) {
    held = Buffer.concat([held, chunk]);
    if (decipher === null) {
      if (held.length < HEAD_BYTES) continue;
      decipher = createDecipher(held.subarray(0, HEAD_BYTES), name, keys);
      held = held.subarray(HEAD_BYTES);
    }
    // The last bytes may be the tag.
    if (held.length > TAG_BYTES) {
      yield decipher.update(held.subarray(0, held.length - TAG_BYTES));
      held = held.subarray(held.length - TAG_BYTES);
    }
  }
  if (decipher === null || held.length !== TAG_BYTES) throw createTamperedError(name);
  try {
    decipher.setAuthTag(held).final();
  } catch {
    throw createTamperedError(name);
  }
}

function createDecipher(head: Buffer, name: string, keys: readonly string[]): DecipherGCM {
  if (!isEncrypted(head)) throw createTamperedError(name);
  const id = head.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES);
  const key = keys.find((one) => deriveKeyId(one).equals(id));
  if (key === undefined) {
    throw new StartupError([
      keys.length === 0
        ? 'The archive is encrypted: BACKUP_KEY must name the key it was made with'
        : 'The archive is encrypted with another key than those BACKUP_KEY names',
    ]);
  }
  return createDecipheriv(
    CIPHER,
    ...deriveKeyAndIv(key, head.subarray(MAGIC.length + KEY_ID_BYTES), name),
    TAG_OPTIONS,
  );
}

/** Identifies a key without revealing it. */
const deriveKeyId = (key: string): Buffer =>
  createHmac('sha256', key).update('backup-key-id').digest().subarray(0, KEY_ID_BYTES);

function deriveKeyAndIv(key: string, salt: Buffer, name: string): [key: Buffer, iv: Buffer] {
  const derived = Buffer.from(hkdfSync('sha256', key, salt, `backup\0${name}`, 44));
  return [derived.subarray(0, 32), derived.subarray(32)];
}

const createTamperedError = (name: string): StartupError =>
  new StartupError([`Archive: ${name} is damaged or was changed`]);
