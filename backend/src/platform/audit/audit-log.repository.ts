import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditSubject } from '@pratiche/domain';
import { EntityManager, In, IsNull, MoreThanOrEqual } from 'typeorm';
import { AuditLogEntry } from './audit-log-entry.entity.js';

/** What makes two entries the same access. */
export interface AuditAccess {
  actorId: number | null;
  address: string;
  action: AuditAction;
  subjectKind: AuditSubject;
  subjectId: string;
}

/** Rows of the audit log: only ever added. */
@Injectable()
export class AuditLogRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertAuditEntry(entry: Omit<AuditLogEntry, 'id'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(AuditLogEntry)
      .values(entry)
      .updateEntity(false)
      .execute();
  }

  /** Entries about one subject, oldest first. */
  listBySubject(subjectKind: AuditSubject, subjectId: string): Promise<AuditLogEntry[]> {
    return this.manager.find(AuditLogEntry, {
      where: { subjectKind, subjectId },
      order: { at: 'ASC', id: 'ASC' },
    });
  }

  /** Entries of some acts about one subject, oldest first. */
  listActs(
    subjectKind: AuditSubject,
    subjectId: string,
    actions: readonly AuditAction[],
  ): Promise<AuditLogEntry[]> {
    return this.manager.find(AuditLogEntry, {
      where: { subjectKind, subjectId, action: In([...actions]) },
      order: { at: 'ASC', id: 'ASC' },
    });
  }

  /** Reads along the index of subjects. */
  existsAccessSince({ actorId, ...access }: AuditAccess, since: Date): Promise<boolean> {
    return this.manager.existsBy(AuditLogEntry, {
      ...access,
      actorId: actorId ?? IsNull(),
      at: MoreThanOrEqual(since),
    });
  }
}
