import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/index.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
/** Said expressly: otherwise a tag cut short would do, which is easier to guess. */
const TAG = { authTagLength: 16 };
const VERSION = 'v1';

/**
 * Keeps short secrets in the database: encrypted with a key that is not there, and bound to whose
 * they are. The first of
 * the configured keys encrypts; boxes of the others are still opened.
 */
@Injectable()
export class SecretBoxService {
  private readonly key: Buffer;
  private readonly formerKeys: readonly Buffer[];

  constructor({ secretsKeys: [first, ...others] }: AppConfig) {
    this.key = deriveCipherKey(first);
    this.formerKeys = others.map(deriveCipherKey);
  }

  sealSecret(secret: string, owner: number): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv, TAG).setAAD(Buffer.from(String(owner)));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [
      VERSION,
      ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
    ].join('.');
  }

  /** @throws when it was sealed with a key that is not configured, for another account, or changed */
  openSecret(box: string, owner: number): string {
    for (const key of this.formerKeys) {
      const secret = nullIfThrows(() => decryptBox(box, owner, key));
      if (secret !== null) return secret;
    }
    return decryptBox(box, owner, this.key);
  }

  /** The same secret under the first key; `null` when it is under that key already. @throws as `openSecret` */
  resealWithCurrentKey(box: string, owner: number): string | null {
    return nullIfThrows(() => decryptBox(box, owner, this.key)) === null
      ? this.sealSecret(this.openSecret(box, owner), owner)
      : null;
  }

  /** Legacy hashes of a code, one for each key: they cannot be migrated when a key changes. */
  legacyRecoveryCodeHashes(code: string, owner: number): string[] {
    return [this.key, ...this.formerKeys].map((key) =>
      createHmac('sha256', key).update(`${owner}\0${code}`).digest('hex'),
    );
  }
}

const deriveCipherKey = (key: string): Buffer =>
  createHash('sha256').update(`secret-box\0${key}`).digest();

function decryptBox(box: string, owner: number, key: Buffer): string {
  const [version, iv = '', tag = '', sealed = ''] = box.split('.');
  if (version !== VERSION) throw new Error('A secret of an unknown version');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes(iv), TAG)
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(sealed)), decipher.final()]).toString('utf8');
}

function nullIfThrows(work: () => string): string | null {
  try {
    return work();
  } catch {
    return null;
  }
}
