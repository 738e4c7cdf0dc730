import type { Colleague } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** Note of an operator for colleagues about a dossier; nobody else reads it. */
@Entity('dossier_notes')
@Index('uq_dossier_notes_key', ['dossierId', 'authorId', 'idempotencyKey'], { unique: true })
export class DossierNote {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_notes_dossier' })
  dossierId: number;

  @DateTimeColumn()
  at: Date;

  @Column({ type: 'integer' })
  authorId: number;

  /** Operator as they were called then. */
  @Column({ type: 'varchar', length: 255 })
  who: string;

  /** Empty once withdrawn. */
  @Column({ type: 'text' })
  text: string;

  /** Colleagues that it calls, as they were called then. */
  @Column({ type: 'json' })
  mentions: Colleague[];

  @DateTimeColumn({ nullable: true })
  withdrawn: Date | null;

  @Column({ type: 'integer', nullable: true })
  withdrawnById: number | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  withdrawnBy: string | null;

  /** The same key of the same author again is the same note. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  idempotencyKey: string | null;
}
