import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { AccessTokenIssuerService } from '../../platform/auth/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { forbidden, unauthorized, type Problem } from '../../platform/http/index.js';
import type { Account } from '../account.entity.js';
import { toSessionUserDto } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import {
  SessionsService,
  type IssuedSession,
  type SessionOrigin,
} from '../sessions/sessions.service.js';
import { TwoFactorCodesService } from '../two-factor/two-factor-codes.service.js';
import { createKnownDeviceToken } from './known-device.util.js';
import type { SessionUserDto } from './dto/session-user.dto.js';

export interface LoginSession {
  user: SessionUserDto;
  refreshToken: string;
  /** When the session ends unless it is used. */
  expires: Date;
}

/** A session with the token by which its device is known at the next login. */
export type DeviceLoginSession = LoginSession & { device: string };

/** What a login ends in: a session, its silent renewal and its end. */
@Injectable()
export class LoginSessionService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly sessionsService: SessionsService,
    private readonly accessTokenIssuerService: AccessTokenIssuerService,
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly auditLogService: AuditLogService,
    private readonly config: AppConfig,
  ) {}

  /** Opens a session after the password, and the code where required, were correct. @throws 401 */
  async openSession(account: Account, origin: SessionOrigin): Promise<DeviceLoginSession> {
    const issued = await this.sessionsService.createSession(account, origin);
    // The password was changed while it was being checked.
    if (issued === null) throw wrongCredentialsError();
    await this.auditLogService.appendAuditEntry({
      by: { id: account.id, role: account.role, address: origin.address },
      action: 'login',
    });
    // Role and contract are read again now that the session can be ended: changing them ends the open sessions.
    const now = (await this.accountsService.findAccount(account.id)) ?? account;
    return {
      ...(await this.buildLoginSession(now, issued)),
      device: createKnownDeviceToken(account.email, this.config.jwtSecrets),
    };
  }

  async refreshSession(refreshToken: string, origin: SessionOrigin): Promise<LoginSession> {
    const next = await this.sessionsService.rotateRefreshToken(refreshToken, origin);
    const account = next === null ? null : await this.accountsService.findAccount(next.accountId);
    if (next === null || account === null)
      throw unauthorized('Sessione scaduta: esegui di nuovo il login.', 'session-over');
    assertNotSuspended(account);
    return this.buildLoginSession(account, next);
  }

  async logout(refreshToken: string): Promise<void> {
    await this.sessionsService.endSessionByToken(refreshToken);
  }

  private async buildLoginSession(
    account: Account,
    { sessionId, token, expires }: IssuedSession,
  ): Promise<LoginSession> {
    const { id, role, contractVerified } = account;
    const lacking = (await this.lacksSecondStep(account))
      ? { mustSetUpSecondStep: true as const }
      : {};
    const jwtToken = this.accessTokenIssuerService.issueAccessToken({
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

  /** Checked at each refresh too: after the set-up the next token grants full access. */
  private async lacksSecondStep({ id, role }: Account): Promise<boolean> {
    return (
      this.twoFactorCodesService.isRequired &&
      isBackOffice(role) &&
      !(await this.twoFactorCodesService.isTwoFactorEnabled(id))
    );
  }
}

export const wrongCredentialsError = (): Problem =>
  unauthorized('Email o password non corretti', PROBLEM_CODES.wrongCredentials);

/** @throws 403 */
export function assertNotSuspended({ suspended }: Pick<Account, 'suspended'>): void {
  if (suspended !== null)
    throw forbidden(
      'Il tuo account è sospeso: per riattivarlo contatta l’assistenza.',
      PROBLEM_CODES.accountSuspended,
    );
}
