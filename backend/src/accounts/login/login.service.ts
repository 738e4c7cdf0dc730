import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES, type SessionUser } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, forbidden, unauthorized, type Problem } from '../../platform/http/index.js';
import { AccessTokenService, PasswordHashingService } from '../../platform/auth/index.js';
import { TwoFactorCodesService } from '../two-factor/two-factor-codes.service.js';
import type { Account } from '../account.entity.js';
import { toSessionUserDto } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import { verifyKnownDeviceToken, createKnownDeviceToken } from './known-device.util.js';
import { LoginRateLimiter } from './login-rate-limiter.service.js';
import { LoginTicketsService, passwordFingerprint } from './login-tickets.service.js';
import {
  SessionsService,
  type IssuedSession,
  type SessionOrigin,
} from '../sessions/sessions.service.js';
import { WrongCodeNotificationService } from './wrong-code-notification.service.js';

export interface LoginSession {
  user: SessionUser;
  refreshToken: string;
  /** When the session ends unless it is used. */
  expires: Date;
}

/** A login that is whole, with what the device keeps to be known again; or one that waits for the second step. */
export type LoginOutcome = (LoginSession & { device: string }) | { ticket: string };

/** Where a login comes from. */
export interface LoginOrigin extends SessionOrigin {
  /** Cookie of a device that logged in before; empty without. */
  knownDevice: string;
}

/** Login and silent renewal of a session. */
@Injectable()
export class LoginService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly sessionsService: SessionsService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly accessTokenService: AccessTokenService,
    private readonly loginRateLimiter: LoginRateLimiter,
    private readonly loginTicketsService: LoginTicketsService,
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLogService: AuditLogService,
    private readonly config: AppConfig,
    private readonly wrongCodeNotificationService: WrongCodeNotificationService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Whether the e-mail exists shows neither in the answer nor in its time. */
  async login(email: string, password: string, origin: LoginOrigin): Promise<LoginOutcome> {
    const name = email.trim().toLowerCase();
    const guess = {
      name,
      address: origin.address,
      device: verifyKnownDeviceToken(origin.knownDevice, name, this.config.jwtSecrets),
    };
    await this.loginRateLimiter.consumeLoginAttempt(guess);
    const found = await this.accountsService.findAccountByEmail(name);
    // Servers that take è for e find an account by names the brake would count apart.
    const account = found?.email.toLowerCase() === name ? found : null;
    const right = await this.passwordHashingService.verifyPassword(
      password,
      account?.passwordHash ?? null,
    );
    if (account === null || !right) {
      // Whose name was tried is not kept: it may be anybody's, and both cases must take the same time.
      await this.appendLoginEntry(null, 'login-refused', origin.address);
      throw wrongCredentialsError();
    }
    await this.unitOfWork.run(() => this.loginRateLimiter.resetAfterSuccess(guess));
    if (!account.emailVerified) {
      throw badRequest(
        'Account non ancora verificato: usare il collegamento nell’e-mail di verifica per confermare l’indirizzo.',
        PROBLEM_CODES.accountNotVerified,
      );
    }
    if (account.suspended !== null) throw accountSuspendedError();
    if (await this.twoFactorCodesService.isTwoFactorEnabled(account.id))
      return { ticket: await this.loginTicketsService.issueLoginTicket(account) };
    return this.openSession(account, origin);
  }

  /** Second step: a code of the app, or a recovery code. */
  async confirmLoginCode(
    ticket: string,
    code: string,
    origin: SessionOrigin,
  ): Promise<LoginOutcome> {
    const proof = await this.loginTicketsService.verifyLoginTicket(ticket);
    const account = proof === null ? null : await this.accountsService.findAccount(proof.accountId);
    if (
      proof === null ||
      account === null ||
      proof.mark !== passwordFingerprint(account.passwordHash)
    ) {
      throw unauthorized(
        'È passato troppo tempo: inserire di nuovo e-mail e password.',
        'login-step-over',
      );
    }
    if (account.suspended !== null) throw accountSuspendedError();
    const used = await this.twoFactorCodesService.consumeCode(account.id, code);
    if (used === null) {
      await this.wrongCodeNotificationService.recordWrongCode(account, origin.address);
      throw unauthorized(
        'Codice non corretto o già usato: inserire quello che l’app mostra adesso.',
        PROBLEM_CODES.wrongCode,
      );
    }
    if (used === 'recovery')
      await this.appendLoginEntry(account, 'recovery-code-used', origin.address);
    return this.openSession(account, origin);
  }

  async refreshSession(refreshToken: string, origin: SessionOrigin): Promise<LoginSession> {
    const next = await this.sessionsService.rotateRefreshToken(refreshToken, origin);
    const account = next === null ? null : await this.accountsService.findAccount(next.accountId);
    if (next === null || account === null)
      throw unauthorized('Sessione scaduta: eseguire di nuovo il login.', 'session-over');
    if (account.suspended !== null) throw accountSuspendedError();
    return this.buildLoginSession(account, next);
  }

  async logout(refreshToken: string): Promise<void> {
    await this.sessionsService.endSessionByToken(refreshToken);
  }

  private async openSession(
    account: Account,
    origin: SessionOrigin,
  ): Promise<LoginSession & { device: string }> {
    const issued = await this.sessionsService.createSession(account, origin);
    // The password was changed while it was being checked.
    if (issued === null) throw wrongCredentialsError();
    await this.appendLoginEntry(account, 'login', origin.address);
    // Role and contract as they are now that the session can be ended: who changes them ends those that are open.
    const now = (await this.accountsService.findAccount(account.id)) ?? account;
    return {
      ...(await this.buildLoginSession(now, issued)),
      device: createKnownDeviceToken(account.email, this.config.jwtSecrets),
    };
  }

  private async appendLoginEntry(
    account: Account | null,
    action: 'login' | 'login-refused' | 'recovery-code-used',
    address: string,
  ): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by: { id: account?.id ?? null, role: account?.role ?? null, address },
      action,
    });
  }

  private async buildLoginSession(
    account: Account,
    { sessionId, token, expires }: IssuedSession,
  ): Promise<LoginSession> {
    const { id, role, contractVerified } = account;
    const lacking = (await this.lacksSecondStep(account))
      ? { mustSetUpSecondStep: true as const }
      : {};
    const jwtToken = await this.accessTokenService.issue({
      id,
      role,
      isContractVerified: contractVerified,
      sessionId,
      ...lacking,
    });
    return {
      user: { ...toSessionUserDto(account, jwtToken), ...lacking },
      refreshToken: token,
      expires,
    };
  }

  /** Asked at each renewal too: whoever sets it up opens the rest by the next token. */
  private async lacksSecondStep({ id, role }: Account): Promise<boolean> {
    return (
      this.twoFactorCodesService.isRequired &&
      isBackOffice(role) &&
      !(await this.twoFactorCodesService.isTwoFactorEnabled(id))
    );
  }
}

const wrongCredentialsError = (): Problem =>
  unauthorized('Email o password non corretti', PROBLEM_CODES.wrongCredentials);

const accountSuspendedError = (): Problem =>
  forbidden(
    'L’account è sospeso: per riattivarlo contattare l’assistenza.',
    PROBLEM_CODES.accountSuspended,
  );
