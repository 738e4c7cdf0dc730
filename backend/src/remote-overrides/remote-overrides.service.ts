import { Injectable } from '@nestjs/common';
import {
  findRemoteAddressFault,
  findRemoteOrigin,
  OVERRIDABLE_REMOTES,
  REMOTE_OVERRIDE_HOURS,
} from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { SigningKeys, type CurrentCaller } from '../platform/auth/index.js';
import { AppConfig } from '../platform/config/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { unprocessable } from '../platform/http/index.js';
import type {
  RemoteOverrideDto,
  RemoteOverrideRequestDto,
  RemoteOverrideTicketDto,
} from './dto/remote-override.dto.js';

const AUDIENCE = 'pratiche-remote-override';

interface TicketClaims extends RemoteOverrideDto {
  accountId: number;
  /** The session with which the ticket ends; `null` for one that stays after the logout. */
  sessionId: number | null;
}

/**
 * Tickets with which a browser loads one remote from elsewhere. They are signed, so that only a
 * SuperAdmin gets a browser to do so, and each start of the page has its ticket checked, also
 * against what has become of the SuperAdmin.
 */
@Injectable()
export class RemoteOverridesService {
  private readonly keys: SigningKeys;

  constructor(
    private readonly config: AppConfig,
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLogService: AuditLogService,
    private readonly accountsService: AccountsService,
    private readonly sessionsService: SessionsService,
  ) {
    this.keys = new SigningKeys(config.jwtSecrets);
  }

  listOrigins(): string[] {
    return [...this.config.remoteOverrideOrigins];
  }

  async issueTicket(
    caller: CurrentCaller,
    { remote, address, staysAfterLogout }: RemoteOverrideRequestDto,
  ): Promise<RemoteOverrideTicketDto> {
    const fault = findRemoteAddressFault(address, this.config.remoteOverrideOrigins);
    if (fault !== null)
      throw unprocessable(fault, 'remote-not-permitted', {
        errors: [{ field: 'address', message: fault }],
      });
    await this.unitOfWork.run(() =>
      this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'remote-override',
        details: { remote, origin: findRemoteOrigin(address), staysAfterLogout },
      }),
    );
    const ticket = this.keys.signToken(
      {
        remote,
        address,
        accountId: caller.id,
        sessionId: staysAfterLogout ? null : (caller.sessionId ?? null),
      },
      { audience: AUDIENCE, expiresIn: `${REMOTE_OVERRIDE_HOURS}h` },
    );
    return { ticket };
  }

  /** @throws 422 when the ticket is over, or its origin or its SuperAdmin is no longer permitted */
  async readTicket(ticket: string): Promise<RemoteOverrideDto> {
    const claims = this.readClaims(ticket);
    if (
      claims === null ||
      findRemoteAddressFault(claims.address, this.config.remoteOverrideOrigins) !== null ||
      !(await this.isIssuerActive(claims))
    )
      throw unprocessable(
        'La prova è finita: il portale carica di nuovo la sua parte.',
        'remote-override-over',
      );
    const { remote, address, until } = claims;
    return { remote, address, until };
  }

  private async isIssuerActive({ accountId, sessionId }: TicketClaims): Promise<boolean> {
    const account = await this.accountsService.findAccount(accountId);
    if (account?.role !== 'SuperAdmin' || account.deleted !== null || account.suspended !== null)
      return false;
    if (sessionId === null) return true;
    const sessions = await this.sessionsService.listOpenSessions(accountId);
    return sessions.some(({ id }) => id === sessionId);
  }

  private readClaims(ticket: string): TicketClaims | null {
    try {
      const payload = this.keys.verifyToken(ticket, {
        audience: AUDIENCE,
        maxAge: `${REMOTE_OVERRIDE_HOURS}h`,
      });
      const {
        exp,
        remote: name,
        address,
        accountId,
        sessionId,
      } = payload as Record<string, unknown>;
      const remote = OVERRIDABLE_REMOTES.find(({ value }) => value === name)?.value;
      if (
        typeof exp !== 'number' ||
        typeof address !== 'string' ||
        typeof accountId !== 'number' ||
        !(sessionId === null || typeof sessionId === 'number') ||
        remote === undefined
      )
        return null;
      const until = new Date(exp * 1000).toISOString();
      return { remote, address, until, accountId, sessionId };
    } catch {
      return null;
    }
  }
}
