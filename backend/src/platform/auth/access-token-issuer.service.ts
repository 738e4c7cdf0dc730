import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import type { CurrentCaller } from './current-user.decorator.js';
import { SigningKeys } from './signing-keys.util.js';

/**
 * Lifetime of an access token; its claims about the owner (role, contract) are at most this old.
 */
export const ACCESS_TOKEN_MINUTES = 15;
export const ACCESS_TOKEN_ISSUER = 'pratiche';
export const ACCESS_TOKEN_AUDIENCE = 'pratiche-api';

/** Signed proof of who is calling, for a quarter of an hour. `JwtStrategy` verifies it. */
@Injectable()
export class AccessTokenIssuerService {
  private readonly keys: SigningKeys;

  constructor(config: AppConfig) {
    this.keys = new SigningKeys(config.jwtSecrets);
  }

  issueAccessToken(caller: CurrentCaller & { sessionId: number }): string {
    return this.keys.signToken(
      {
        role: caller.role,
        contract: caller.isContractVerified,
        sid: caller.sessionId,
        ...(caller.mustSetUpSecondStep ? { enrol: true } : {}),
      },
      {
        subject: String(caller.id),
        issuer: ACCESS_TOKEN_ISSUER,
        audience: ACCESS_TOKEN_AUDIENCE,
        expiresIn: `${ACCESS_TOKEN_MINUTES}m`,
      },
    );
  }
}
