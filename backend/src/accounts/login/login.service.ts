import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { badRequest, type Problem } from '../../platform/http/index.js';
import type { Account } from '../account.entity.js';
import { AccountsService } from '../accounts.service.js';
import { HeldRegistrationsService } from '../registration/held-registrations/held-registrations.service.js';
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

/** The account, or the held registration, that e-mail and password belong to. */
type CheckedCredentials =
  { kind: 'account'; account: Account } | { kind: 'held'; isConfirmed: boolean };

/** Login with e-mail and password. */
@Injectable()
export class LoginService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly heldRegistrationsService: HeldRegistrationsService,
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
    const checked = await this.checkCredentials(name, password);
    if (checked === null) {
      // The attempted name is not stored: it may belong to another person, and both cases must take
      // the same time.
      await this.auditLogService.appendAuditEntry({
        by: { id: null, role: null, address: origin.address },
        action: 'login-refused',
      });
      throw wrongCredentialsError();
    }
    await this.loginRateLimiter.resetAfterSuccess(attempt);
    if (checked.kind === 'held')
      throw checked.isConfirmed ? accountInReviewError() : accountNotVerifiedError();
    const { account } = checked;
    if (!account.emailVerified) throw accountNotVerifiedError();
    assertNotSuspended(account);
    const ticket = await this.loginCodeService.issueTicketIfEnabled(account);
    return ticket === null ? this.loginSessionService.openSession(account, origin) : { ticket };
  }

  /**
   * Both are looked up and one password is hashed, whatever exists: the time tells nothing.
   * @returns `null` for an unknown e-mail and for a wrong password
   */
  private async checkCredentials(
    name: string,
    password: string,
  ): Promise<CheckedCredentials | null> {
    const account = await this.findAccountByName(name);
    const held = await this.heldRegistrationsService.findHeldLogin(name);
    const passwordHash = account === null ? (held?.passwordHash ?? null) : account.passwordHash;
    if (!(await this.passwordHashingService.verifyPassword(password, passwordHash))) return null;
    if (account !== null) return { kind: 'account', account };
    return { kind: 'held', isConfirmed: held?.isConfirmed ?? false };
  }

  /** Servers that take è for e find an account by names that the rate limiter would count apart. */
  private async findAccountByName(name: string): Promise<Account | null> {
    const account = await this.accountsService.findAccountByEmail(name);
    return account?.email.toLowerCase() === name ? account : null;
  }
}

const accountNotVerifiedError = (): Problem =>
  badRequest(
    'Account non ancora verificato: usa il link nell’e-mail di verifica per confermare l’indirizzo.',
    PROBLEM_CODES.accountNotVerified,
  );

const accountInReviewError = (): Problem =>
  badRequest(
    'Account non ancora verificato: il tuo indirizzo è confermato e un operatore sta controllando i dati dell’azienda. Non devi fare nulla: ti scriviamo appena ha deciso.',
    PROBLEM_CODES.accountInReview,
  );
