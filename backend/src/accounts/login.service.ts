import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES, type SessionUser } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { AppConfig } from '../platform/config/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { badRequest, forbidden, unauthorized, type Problem } from '../platform/http/index.js';
import { AccessTokens, Passwords } from '../platform/security/index.js';
import { TwoFactor } from '../two-factor/two-factor.js';
import type { Account } from './account.entity.js';
import { sessionUser } from './account-view.js';
import { AccountsService } from './accounts.service.js';
import { deviceOf, knownDeviceFor } from './known-device.js';
import { LoginBrake } from './login-brake.js';
import { LoginTickets, markOf } from './login-tickets.js';
import { SessionsService, type IssuedSession, type SessionOrigin } from './sessions.service.js';
import { WrongCodes } from './wrong-codes.js';

export interface Session {
  user: SessionUser;
  refreshToken: string;
  /** When the session ends unless it is used. */
  expires: Date;
}

/** A login that is whole, with what the device keeps to be known again; or one that waits for the second step. */
export type LoginOutcome = (Session & { device: string }) | { ticket: string };

/** Where a login comes from. */
export interface LoginOrigin extends SessionOrigin {
  /** Cookie of a device that logged in before; empty without. */
  knownDevice: string;
}

/** Login and silent renewal of a session. */
@Injectable()
export class LoginService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly tokens: AccessTokens,
    private readonly brake: LoginBrake,
    private readonly tickets: LoginTickets,
    private readonly twoFactor: TwoFactor,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly config: AppConfig,
    private readonly wrongCodes: WrongCodes,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Whether the e-mail exists shows neither in the answer nor in its time. */
  async login(email: string, password: string, origin: LoginOrigin): Promise<LoginOutcome> {
    const name = email.trim().toLowerCase();
    const guess = {
      name,
      address: origin.address,
      device: deviceOf(origin.knownDevice, name, this.config.jwtSecrets),
    };
    await this.brake.take(guess);
    const found = await this.accounts.findByEmail(name);
    // Servers that take è for e find an account by names the brake would count apart.
    const account = found?.email.toLowerCase() === name ? found : null;
    const right = await this.passwords.matches(password, account?.passwordHash ?? null);
    if (account === null || !right) {
      // Whose name was tried is not kept: it may be anybody's, and both cases must take the same time.
      await this.note(null, 'login-refused', origin.address);
      throw wrongCredentials();
    }
    await this.unitOfWork.run(() => this.brake.succeeded(guess));
    if (!account.emailVerified) {
      throw badRequest(
        'Account non ancora verificato: usare il collegamento nell’e-mail di verifica per confermare l’indirizzo.',
        PROBLEM_CODES.accountNotVerified,
      );
    }
    if (account.suspended !== null) throw suspended();
    if (await this.twoFactor.isOn(account.id)) return { ticket: await this.tickets.issue(account) };
    return this.enter(account, origin);
  }

  /** Second step: a code of the app, or a recovery code. */
  async confirm(ticket: string, code: string, origin: SessionOrigin): Promise<LoginOutcome> {
    const proof = await this.tickets.read(ticket);
    const account = proof === null ? null : await this.accounts.find(proof.accountId);
    if (proof === null || account === null || proof.mark !== markOf(account.passwordHash)) {
      throw unauthorized(
        'È passato troppo tempo: inserire di nuovo e-mail e password.',
        'login-step-over',
      );
    }
    if (account.suspended !== null) throw suspended();
    const used = await this.twoFactor.use(account.id, code);
    if (used === null) {
      await this.wrongCodes.note(account, origin.address);
      throw unauthorized(
        'Codice non corretto o già usato: inserire quello che l’app mostra adesso.',
        PROBLEM_CODES.wrongCode,
      );
    }
    if (used === 'recovery') await this.note(account, 'recovery-code-used', origin.address);
    return this.enter(account, origin);
  }

  async refresh(refreshToken: string, origin: SessionOrigin): Promise<Session> {
    const next = await this.sessions.rotate(refreshToken, origin);
    const account = next === null ? null : await this.accounts.find(next.accountId);
    if (next === null || account === null)
      throw unauthorized('Sessione scaduta: eseguire di nuovo il login.', 'session-over');
    if (account.suspended !== null) throw suspended();
    return this.sessionOf(account, next);
  }

  async logout(refreshToken: string): Promise<void> {
    await this.sessions.endWith(refreshToken);
  }

  private async enter(
    account: Account,
    origin: SessionOrigin,
  ): Promise<Session & { device: string }> {
    const issued = await this.sessions.begin(account, origin);
    // The password was changed while it was being checked.
    if (issued === null) throw wrongCredentials();
    await this.note(account, 'login', origin.address);
    // Role and contract as they are now that the session can be ended: who changes them ends those that are open.
    const now = (await this.accounts.find(account.id)) ?? account;
    return {
      ...(await this.sessionOf(now, issued)),
      device: knownDeviceFor(account.email, this.config.jwtSecrets),
    };
  }

  private async note(
    account: Account | null,
    action: 'login' | 'login-refused' | 'recovery-code-used',
    address: string,
  ): Promise<void> {
    await this.audit.add({
      by: { id: account?.id ?? null, role: account?.role ?? null, address },
      action,
    });
  }

  private async sessionOf(
    account: Account,
    { sessionId, token, expires }: IssuedSession,
  ): Promise<Session> {
    const { id, role, contractVerified } = account;
    const lacking = (await this.lacksSecondStep(account))
      ? { mustSetUpSecondStep: true as const }
      : {};
    const jwtToken = await this.tokens.issue({
      id,
      role,
      isContractVerified: contractVerified,
      sessionId,
      ...lacking,
    });
    return {
      user: { ...sessionUser(account, jwtToken), ...lacking },
      refreshToken: token,
      expires,
    };
  }

  /** Asked at each renewal too: whoever sets it up opens the rest by the next token. */
  private async lacksSecondStep({ id, role }: Account): Promise<boolean> {
    return this.twoFactor.isRequired && isBackOffice(role) && !(await this.twoFactor.isOn(id));
  }
}

const wrongCredentials = (): Problem =>
  unauthorized('Email o password non corretti', PROBLEM_CODES.wrongCredentials);

const suspended = (): Problem =>
  forbidden(
    'L’account è sospeso: per riattivarlo contattare l’assistenza.',
    PROBLEM_CODES.accountSuspended,
  );
