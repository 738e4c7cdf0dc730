import { createHash } from 'node:crypto';
import jwt, { type JwtPayload, type SignOptions, type VerifyOptions } from 'jsonwebtoken';
import type { SecretKeys } from '../config/index.js';

export const SIGNING_ALGORITHM = 'HS256';

interface SigningKey {
  kid: string;
  secret: string;
}

/** Keys for signing tokens: the first key signs, every key verifies the tokens that name it. */
export class SigningKeys {
  private readonly first: SigningKey;
  private readonly secretsByKid: ReadonlyMap<string, string>;

  constructor([first, ...others]: SecretKeys) {
    this.first = toSigningKey(first);
    this.secretsByKid = new Map(
      [this.first, ...others.map(toSigningKey)].map(({ kid, secret }) => [kid, secret]),
    );
  }

  signToken(claims: object, options: Omit<SignOptions, 'algorithm' | 'keyid'>): string {
    return jwt.sign(claims, this.first.secret, {
      ...options,
      algorithm: SIGNING_ALGORITHM,
      keyid: this.first.kid,
    });
  }

  /**
   * The secret that a token names by its `kid`; the first one for a token that names none, as older
   * releases sign them.
   * @returns `null` for an unknown key and for anything but a token
   */
  findSecret(token: string): string | null {
    const kid = readHeader(token)?.kid;
    return kid === undefined ? this.first.secret : (this.secretsByKid.get(String(kid)) ?? null);
  }

  /** @throws when the token is not valid */
  verifyToken(token: string, options: Omit<VerifyOptions, 'algorithms'>): JwtPayload {
    const payload = jwt.verify(token, this.findSecret(token) ?? '', {
      ...options,
      complete: false,
      algorithms: [SIGNING_ALGORITHM],
    });
    if (typeof payload === 'string') throw new jwt.JsonWebTokenError('Not a set of claims');
    return payload;
  }
}

const readHeader = (token: string): { kid?: unknown } | undefined => {
  try {
    return jwt.decode(token, { complete: true })?.header;
  } catch {
    return undefined;
  }
};

/** The name tells nothing about the secret. */
const toSigningKey = (secret: string): SigningKey => ({
  kid: createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12),
  secret,
});
