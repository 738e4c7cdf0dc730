import type { DossierForm, StatusCode } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** A save of a received dossier by the back office: which fields it changed, and why. */
@Entity('dossier_edits')
@Index('ix_dossier_edits_dossier', ['dossierId', 'mailed'])
export class DossierEdit {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_edits_dossier' })
  dossierId: number;

  @DateTimeColumn()
  at: Date;

  @Column({ type: 'integer' })
  actorId: number;

  /** Operator as they were called then. */
  @Column({ type: 'varchar', length: 255 })
  who: string;

  /** Status of the dossier, which an edit leaves as it is. */
  @Column({ type: 'varchar', length: 12 })
  status: StatusCode;

  @Column({ type: 'json' })
  fields: (keyof DossierForm)[];

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** When its owner was mailed about it; `null` while the e-mail waits for further edits. */
  @DateTimeColumn({ nullable: true })
  mailed: Date | null;
}
