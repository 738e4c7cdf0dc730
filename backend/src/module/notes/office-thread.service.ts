import { Injectable } from '@nestjs/common';
import { validateNoteWithdrawal } from '@pratiche/domain';
import { accountDisplayName } from '../../accounts/account-directory.service.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierRepository } from '../dossier.repository.js';
import type { DossierNote } from './dossier-note.entity.js';
import { DossierNoteRepository } from './dossier-note.repository.js';
import {
  CHARGE_EVENTS,
  type DossierChargeEventDto,
  type DossierNoteDto,
  type OfficeThreadDto,
} from './dto/office-thread.dto.js';

/** Named where the portal itself acts. */
const PORTAL_NAME = 'Portale';

/** Notes about a dossier, and who had it in charge: for the back office alone. */
@Injectable()
export class OfficeThreadService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierNoteRepository: DossierNoteRepository,
    private readonly auditLogService: AuditLogService,
    private readonly accountsService: AccountsService,
  ) {}

  async readOfficeThread(caller: CurrentCaller, dossierId: number): Promise<OfficeThreadDto> {
    await this.dossierRepository.findReadableDossier(caller, dossierId);
    const [rows, charges] = await Promise.all([
      this.dossierNoteRepository.listByDossier(dossierId),
      this.listChargeEvents(dossierId),
    ]);
    const now = new Date();
    return { notes: rows.map((row) => toNoteDto(row, caller, now)), charges };
  }

  /** As the audit log tells it for as long as it is kept; oldest first. */
  private async listChargeEvents(dossierId: number): Promise<DossierChargeEventDto[]> {
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

const toNoteDto = (row: DossierNote, caller: CurrentCaller, now: Date): DossierNoteDto => ({
  id: row.id,
  at: row.at.toISOString(),
  who: row.who,
  text: row.text,
  mentions: row.mentions.map(({ name }) => name),
  isForCaller: row.mentions.some(({ id }) => id === caller.id),
  withdrawn: row.withdrawn?.toISOString() ?? null,
  withdrawnBy: row.withdrawnBy,
  canWithdraw: row.withdrawn === null && validateNoteWithdrawal(row, caller, now) === null,
});
