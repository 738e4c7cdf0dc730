import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES, type SessionUser } from '@pratiche/api';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { badRequest, unauthorized } from '../platform/http/index.js';
import { AccessTokens, Passwords } from '../platform/security/index.js';
import type { Account } from './account.entity.js';
import { sessionUser } from './account-view.js';
import { AccountsService } from './accounts.service.js';
import { LoginBrake } from './login-brake.js';
import { SessionsService } from './sessions.service.js';

export interface Session {
  user: SessionUser;
  refreshToken: string;
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
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  /** Whether the e-mail exists shows neither in the answer nor in its time. */
  async login(email: string, password: string, address: string): Promise<Session> {
    const name = email.trim().toLowerCase();
    this.brake.check(name, address);
    const account = await this.accounts.findByEmail(name);
    const right = await this.passwords.matches(password, account?.passwordHash ?? null);
    if (account === null || !right) {
      this.brake.failed(name, address);
      // Whose name was tried is not kept: it may be anybody's, and both cases must take the same time.
      await this.note(null, 'login-refused', address);
      throw unauthorized('Email o password non corretti', PROBLEM_CODES.wrongCredentials);
    }
    this.brake.succeeded(name, address);
    if (!account.emailVerified) {
      throw badRequest('Account non ancora verificato: apri l’e-mail di verifica che ti abbiamo inviato e conferma il tuo indirizzo.', PROBLEM_CODES.accountNotVerified);
    }
    await this.note(account, 'login', address);
    return { user: await this.userOf(account), refreshToken: await this.sessions.begin(account.id) };
  }

  private async note(account: Account | null, action: 'login' | 'login-refused', address: string): Promise<void> {
    await this.audit.add(this.dataSource.manager, { by: { id: account?.id ?? null, role: account?.role ?? null, address }, action });
  }

  async refresh(refreshToken: string): Promise<Session> {
    const rotation = await this.sessions.rotate(refreshToken);
    const account = rotation === null ? null : await this.accounts.find(rotation.accountId);
    if (rotation === null || account === null) throw unauthorized('Sessione scaduta: esegui di nuovo il login.', 'session-over');
    return { user: await this.userOf(account), refreshToken: rotation.token };
  }

  async logout(refreshToken: string): Promise<void> {
    await this.sessions.endWith(refreshToken);
  }

  private async userOf(account: Account): Promise<SessionUser> {
    const { id, role, contractVerified } = account;
    return sessionUser(account, await this.tokens.issue({ id, role, isContractVerified: contractVerified }));
  }
}
