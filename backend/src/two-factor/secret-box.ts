import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/index.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
/** Said expressly: otherwise a tag cut short would do, which is easier to guess. */
const TAG = { authTagLength: 16 };
const VERSION = 'v1';

/** Keeps short secrets in the database: encrypted with a key that is not there, and bound to whose they are. */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;

  constructor(config: AppConfig) {
    this.key = createHash('sha256').update(`secret-box\0${config.secretsKey}`).digest();
  }

  seal(secret: string, owner: number): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv, TAG).setAAD(Buffer.from(String(owner)));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
  }

  /** @throws when it was sealed with another key, for somebody else, or changed */
  open(box: string, owner: number): string {
    const [version, iv = '', tag = '', sealed = ''] = box.split('.');
    if (version !== VERSION) throw new Error('A secret of an unknown version');
    const bytes = (part: string) => Buffer.from(part, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.key, bytes(iv), TAG).setAAD(Buffer.from(String(owner))).setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(sealed)), decipher.final()]).toString('utf8');
  }

  /** For codes too short to be safe under a plain hash. */
  mark(code: string, owner: number): string {
    return createHmac('sha256', this.key).update(`${owner}\0${code}`).digest('hex');
  }
}
