import type { StatusCode } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** One status change of a dossier; rows are append-only. */
@Entity('dossier_status_changes')
@Index('ix_dossier_status_changes_dossier', ['dossierId'])
@Index('ix_dossier_status_changes_to_at', ['toCode', 'at'])
export class DossierStatusChange {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_status_changes_dossier' })
  dossierId: number;

  @DateTimeColumn()
  at: Date;

  @Column({ type: 'varchar', length: 12 })
  fromCode: StatusCode;

  @Column({ type: 'varchar', length: 12 })
  toCode: StatusCode;

  @Column({ type: 'integer', nullable: true })
  actorId: number | null;

  /** Company or operator as it was called then. */
  @Column({ type: 'varchar', length: 255 })
  who: string;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Points that were open when the dossier was accepted, for the back office alone. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  openPoints: string | null;

  @Column({ type: 'integer', nullable: true })
  attachmentId: number | null;
}
