import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ROLES } from '@pratiche/domain';
import type { JwtPayload } from 'jsonwebtoken';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { AppConfig } from '../config/index.js';
import {
  ACCESS_TOKEN_AUDIENCE,
  ACCESS_TOKEN_ISSUER,
  ACCESS_TOKEN_MINUTES,
} from './access-token-issuer.service.js';
import type { CurrentCaller } from './current-user.decorator.js';
import { SIGNING_ALGORITHM, SigningKeys } from './signing-keys.util.js';

export const extractBearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();

/** A caller, and when the token that says so ends. */
export interface VerifiedToken {
  caller: CurrentCaller;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Verifies access tokens, with the key that each of them names. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(config: AppConfig) {
    const keys = new SigningKeys(config.jwtSecrets);
    super({
      jwtFromRequest: extractBearerToken,
      secretOrKeyProvider: (_request, token: string, done) => {
        const secret = keys.findSecret(token);
        if (secret === null) done(new Error('Unknown key'));
        else done(null, secret);
      },
      algorithms: [SIGNING_ALGORITHM],
      issuer: ACCESS_TOKEN_ISSUER,
      audience: ACCESS_TOKEN_AUDIENCE,
      jsonWebTokenOptions: { maxAge: `${ACCESS_TOKEN_MINUTES}m` },
    });
  }

  /** @returns `null` for a token without the required claims: `exp`, `sid` and `sub` */
  validate({ sub, exp, sid, role: name, contract, enrol }: JwtPayload): VerifiedToken | null {
    const id = Number(sub);
    const role = ROLES.find((known) => known === name);
    if (!Number.isSafeInteger(id) || id < 1 || role === undefined) return null;
    if (typeof exp !== 'number' || typeof sid !== 'number') return null;
    return {
      caller: {
        id,
        role,
        isContractVerified: contract === true,
        sessionId: sid,
        ...(enrol === true ? { mustSetUpSecondStep: true } : {}),
      },
      expiresAt: exp * 1000,
    };
  }
}
