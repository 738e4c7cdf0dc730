import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type AuditSubject,
  type Role,
  truncateIpAddress,
} from '@pratiche/domain';
import { AuditLogRepository } from './audit-log.repository.js';

/** Who acts: the caller of the request (`@CurrentUser()` fits), or `null` for the portal itself. */
export interface AuditActor {
  id: number | null;
  role: Role | null;
  /** Client address as the request sent it; stored shortened. */
  address?: string;
}

export interface NewAuditEntry {
  by: AuditActor | null;
  action: AuditAction;
  subject?: { kind: AuditSubject; id: number | string };
  /** Codes and numbers only: no name, no address, no tax code, no e-mail. */
  details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** An entry as it is read again. */
export interface AuditAct<Action extends AuditAction> {
  id: number;
  at: Date;
  action: Action;
  actorId: number | null;
  details: Record<string, unknown>;
}

/** Records acts in the transaction they belong to: no act without its entry, no entry of an act that did not happen. */
@Injectable()
export class AuditLogService {
  constructor(private readonly auditLogRepository: AuditLogRepository) {}

  async appendAuditEntry({ by, action, subject, details = {} }: NewAuditEntry): Promise<void> {
    await this.auditLogRepository.insertAuditEntry({
      at: new Date(),
      actorId: by?.id ?? null,
      role: by?.role ?? null,
      address: truncateIpAddress(by?.address ?? ''),
      action,
      subjectKind: subject?.kind ?? null,
      subjectId: subject === undefined ? null : String(subject.id),
      details: JSON.stringify(details),
    });
  }

  /** Entries of some acts about one subject, oldest first, each with its details. */
  async listActs<Action extends AuditAction>(
    kind: AuditSubject,
    id: number,
    actions: readonly Action[],
  ): Promise<AuditAct<Action>[]> {
    const entries = await this.auditLogRepository.listActs(kind, String(id), actions);
    return entries.map((entry) => ({
      id: entry.id,
      at: entry.at,
      action: entry.action as Action,
      actorId: entry.actorId,
      details: JSON.parse(entry.details) as Record<string, unknown>,
    }));
  }

  /** Details of every entry about one subject, oldest first. */
  async listDetails(kind: AuditSubject, id: number): Promise<Record<string, unknown>[]> {
    const entries = await this.auditLogRepository.listBySubject(kind, String(id));
    return entries.map(({ details }) => JSON.parse(details) as Record<string, unknown>);
  }
}
