import type { AuditAction, AuditSubject, Role } from '@pratiche/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../database/index.js';

/** One audited action. Rows are append-only; triggers refuse changes. */
@Entity('audit_entries')
@Index('ix_audit_entries_at', ['at'])
@Index('ix_audit_entries_actor', ['actorId', 'at'])
@Index('ix_audit_entries_action', ['action', 'at'])
@Index('ix_audit_entries_subject', ['subjectKind', 'subjectId', 'at'])
export class AuditLogEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @DateTimeColumn()
  at: Date;

  /** `null`: the portal itself, or a caller not known. */
  @Column({ type: 'integer', nullable: true })
  actorId: number | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  role: Role | null;

  /** Shortened, see `truncateIpAddress`; empty when the act came from no request. */
  @Column({ type: 'varchar', length: 45 })
  address: string;

  @Column({ type: 'varchar', length: 40 })
  action: AuditAction;

  @Column({ type: 'varchar', length: 20, nullable: true })
  subjectKind: AuditSubject | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  subjectId: string | null;

  /** JSON object: codes, numbers and names of settings, never personal data. */
  @Column({ type: 'text' })
  details: string;
}
