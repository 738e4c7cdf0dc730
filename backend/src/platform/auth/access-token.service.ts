import { Injectable } from '@nestjs/common';
import { ROLES, type Role } from '@pratiche/domain';
import { SignJWT, type JWTPayload } from 'jose';
import { AppConfig } from '../config/index.js';
import type { CurrentCaller } from './current-user.decorator.js';
import { SIGNING_ALGORITHM, SigningKeys } from './signing-keys.util.js';

/**
 * Lifetime of an access token; its claims about the owner (role, contract) are at most this old.
 */
export const ACCESS_TOKEN_MINUTES = 15;

const MAX_VERIFIED = 10_000;
const ISSUER = 'pratiche';
const AUDIENCE = 'pratiche-api';

/** Signed proof of who is calling, for a quarter of an hour. */
@Injectable()
export class AccessTokenService {
  private readonly keys: SigningKeys;
  /** Tokens verified before, with their end: checking a signature costs more than most answers. */
  private readonly verified = new Map<string, { caller: CurrentCaller; ends: number }>();

  constructor(config: AppConfig) {
    this.keys = new SigningKeys(config.jwtSecrets);
  }

  async issue(caller: CurrentCaller): Promise<string> {
    return new SignJWT({
      role: caller.role,
      contract: caller.isContractVerified,
      ...(caller.sessionId === undefined ? {} : { sid: caller.sessionId }),
      ...(caller.mustSetUpSecondStep ? { enrol: true } : {}),
    })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'JWT' })
      .setSubject(String(caller.id))
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_TOKEN_MINUTES}m`)
      .sign(this.keys.first);
  }

  /** `null` for anything but a token of ours that is still good. */
  async read(token: string): Promise<CurrentCaller | null> {
    const known = this.verified.get(token);
    if (known !== undefined && known.ends > Date.now()) return known.caller;
    this.verified.delete(token);
    try {
      const payload = await this.keys.verify(token, { issuer: ISSUER, audience: AUDIENCE });
      const id = Number(payload.sub);
      const role = ROLES.find((name) => name === payload['role']);
      if (!Number.isSafeInteger(id) || role === undefined) return null;
      return this.remember(token, callerOf(id, role, payload), (payload.exp ?? 0) * 1000);
    } catch {
      return null;
    }
  }

  private remember(token: string, caller: CurrentCaller, ends: number): CurrentCaller {
    if (this.verified.size >= MAX_VERIFIED) this.verified.clear();
    this.verified.set(token, { caller, ends });
    return caller;
  }
}

const callerOf = (id: number, role: Role, { contract, sid, enrol }: JWTPayload): CurrentCaller => ({
  id,
  role,
  isContractVerified: contract === true,
  ...(typeof sid === 'number' ? { sessionId: sid } : {}),
  ...(enrol === true ? { mustSetUpSecondStep: true } : {}),
});
