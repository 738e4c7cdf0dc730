import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { SecretKeys } from '../config/index.js';

export const SIGNING_ALGORITHM = 'HS256';

/** Keys for signing tokens: the first key signs, every key verifies. */
export class SigningKeys {
  readonly first: KeyObject;
  private readonly others: readonly KeyObject[];

  constructor([first, ...others]: SecretKeys) {
    this.first = createSecretKey(first, 'utf8');
    this.others = others.map((secret) => createSecretKey(secret, 'utf8'));
  }

  /** @throws what the first key says when none verifies the token */
  async verify(token: string, options: Omit<JWTVerifyOptions, 'algorithms'>): Promise<JWTPayload> {
    const verified = (key: KeyObject) =>
      jwtVerify(token, key, { ...options, algorithms: [SIGNING_ALGORITHM] });
    const first = verified(this.first);
    const { payload } = await this.others
      .reduce((before, key) => before.catch(() => verified(key)), first)
      .catch(() => first);
    return payload;
  }
}
