import { Injectable } from '@nestjs/common';
import { accountDisplayName } from '../../accounts/account-directory.service.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { CHARGE_EVENTS, type DossierChargeEventDto } from './dto/office-thread.dto.js';

/** Named where the portal itself acts. */
const PORTAL_NAME = 'Portale';

/** Who had a dossier in charge, as the audit log tells it for as long as it is kept. */
@Injectable()
export class ChargeEventsService {
  constructor(
    private readonly auditLogService: AuditLogService,
    private readonly accountsService: AccountsService,
  ) {}

  /** Oldest first. */
  async listChargeEvents(dossierId: number): Promise<DossierChargeEventDto[]> {
    const entries = await this.auditLogService.listActs('dossier', dossierId, CHARGE_EVENTS);
    const events = entries.map(({ id, at, action, actorId, details }) => ({
      id,
      at: at.toISOString(),
      event: action,
      actorId,
      toId: action === 'charge-taken' ? actorId : toAccountId(details['to']),
    }));
    const accounts = await this.accountsService.findAccountsById(
      events.flatMap(({ actorId, toId }) => [actorId, toId]).filter((id) => id !== null),
    );
    const nameOf = (id: number | null): string | null => {
      const account = id === null ? undefined : accounts.get(id);
      return account === undefined ? null : accountDisplayName(account);
    };
    return events.map(({ actorId, toId, ...event }) => ({
      ...event,
      who: nameOf(actorId) ?? PORTAL_NAME,
      to: nameOf(toId),
    }));
  }
}

const toAccountId = (value: unknown): number | null => (typeof value === 'number' ? value : null);
