import { Injectable } from '@nestjs/common';
import {
  findRemoteAddressFault,
  findRemoteOrigin,
  OVERRIDABLE_REMOTES,
  REMOTE_OVERRIDE_HOURS,
} from '@pratiche/domain/remote-overrides';
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

/**
 * Tickets with which a browser loads one remote from elsewhere. They are signed, so that only a
 * SuperAdmin gets a browser to do so, and each start of the page has its ticket checked.
 */
@Injectable()
export class RemoteOverridesService {
  private readonly keys: SigningKeys;

  constructor(
    private readonly config: AppConfig,
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLogService: AuditLogService,
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
      { remote, address },
      { audience: AUDIENCE, expiresIn: `${REMOTE_OVERRIDE_HOURS}h` },
    );
    return { ticket };
  }

  /** @throws 422 when the ticket is over, or its origin is no longer permitted */
  readTicket(ticket: string): RemoteOverrideDto {
    const found = this.findOverride(ticket);
    if (
      found === null ||
      findRemoteAddressFault(found.address, this.config.remoteOverrideOrigins) !== null
    )
      throw unprocessable(
        'La prova è finita: il portale carica di nuovo la sua parte.',
        'remote-override-over',
      );
    return found;
  }

  private findOverride(ticket: string): RemoteOverrideDto | null {
    try {
      const payload = this.keys.verifyToken(ticket, {
        audience: AUDIENCE,
        maxAge: `${REMOTE_OVERRIDE_HOURS}h`,
      });
      const { exp, remote: name, address } = payload as Record<string, unknown>;
      const remote = OVERRIDABLE_REMOTES.find(({ value }) => value === name)?.value;
      if (typeof exp !== 'number' || typeof address !== 'string' || remote === undefined)
        return null;
      return { remote, address, until: new Date(exp * 1000).toISOString() };
    } catch {
      return null;
    }
  }
}
