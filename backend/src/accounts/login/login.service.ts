import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { badRequest } from '../../platform/http/index.js';
import type { Account } from '../account.entity.js';
import { AccountsService } from '../accounts.service.js';
import type { SessionOrigin } from '../sessions/sessions.service.js';
import { LoginCodeService } from './login-code.service.js';
import { LoginRateLimiter } from './login-rate-limiter.service.js';
import {
  assertNotSuspended,
  LoginSessionService,
  wrongCredentialsError,
  type DeviceLoginSession,
} from './login-session.service.js';

/** A login that is complete, or a ticket to its second step. */
export type LoginOutcome = DeviceLoginSession | { ticket: string };

/** Where a login comes from. */
export interface LoginOrigin extends SessionOrigin {
  /** Cookie of a device that logged in before; empty without. */
  knownDevice: string;
}

/** Login with e-mail and password. */
@Injectable()
export class LoginService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly loginRateLimiter: LoginRateLimiter,
    private readonly loginCodeService: LoginCodeService,
    private readonly loginSessionService: LoginSessionService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Whether the e-mail exists shows neither in the answer nor in its time. */
  async login(email: string, password: string, origin: LoginOrigin): Promise<LoginOutcome> {
    const name = email.trim().toLowerCase();
    const attempt = await this.loginRateLimiter.consumeLoginAttempt(name, origin);
    const account = await this.findAccountByName(name);
    const isRight = await this.passwordHashingService.verifyPassword(
      password,
      account?.passwordHash ?? null,
    );
    if (account === null || !isRight) {
      // The attempted name is not stored: it may belong to another person, and both cases must take
      // the same time.
      await this.auditLogService.appendAuditEntry({
        by: { id: null, role: null, address: origin.address },
        action: 'login-refused',
      });
      throw wrongCredentialsError();
    }
    await this.loginRateLimiter.resetAfterSuccess(attempt);
    if (!account.emailVerified) {
      throw badRequest(
        'Account non ancora verificato: usa il link nell’e-mail di verifica per confermare l’indirizzo.',
        PROBLEM_CODES.accountNotVerified,
      );
    }
    assertNotSuspended(account);
    const ticket = await this.loginCodeService.issueTicketIfEnabled(account);
    return ticket === null ? this.loginSessionService.openSession(account, origin) : { ticket };
  }

  /** Servers that take è for e find an account by names that the rate limiter would count apart. */
  private async findAccountByName(name: string): Promise<Account | null> {
    const account = await this.accountsService.findAccountByEmail(name);
    return account?.email.toLowerCase() === name ? account : null;
  }
}
