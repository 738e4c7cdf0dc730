import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/index.js';
import { SigningKeys } from '../../platform/auth/index.js';
import type { Account } from '../account.entity.js';

const TICKET_MINUTES = 10;
const AUDIENCE = 'pratiche-second-step';

/**
 * Proves that the caller entered the right password a moment ago, for the second login step. Grants
 * no access by itself.
 */
@Injectable()
export class LoginTicketsService {
  private readonly keys: SigningKeys;

  constructor(config: AppConfig) {
    this.keys = new SigningKeys(config.jwtSecrets);
  }

  issueLoginTicket(account: Pick<Account, 'id' | 'passwordHash'>): string {
    return this.keys.signToken(
      { pwd: passwordFingerprint(account.passwordHash) },
      {
        subject: String(account.id),
        audience: AUDIENCE,
        expiresIn: `${TICKET_MINUTES}m`,
      },
    );
  }

  /** Account of a valid ticket; `null` for anything else. */
  verifyLoginTicket(ticket: string): { accountId: number; fingerprint: string } | null {
    try {
      const payload = this.keys.verifyToken(ticket, {
        audience: AUDIENCE,
        maxAge: `${TICKET_MINUTES}m`,
      });
      const accountId = Number(payload.sub);
      return Number.isSafeInteger(accountId) && typeof payload['pwd'] === 'string'
        ? { accountId, fingerprint: payload['pwd'] }
        : null;
    } catch {
      return null;
    }
  }
}

/** Changes with the password: a ticket does not outlive it. */
export const passwordFingerprint = (passwordHash: string | null): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16);
