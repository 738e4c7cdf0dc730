import type { SkipReason } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** Why an operator went past a dossier that could have been worked on. */
@Entity('dossier_skips')
@Index('ix_dossier_skips_dossier', ['dossierId'])
@Index('ix_dossier_skips_at', ['at', 'reason'])
export class DossierSkip {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_skips_dossier' })
  dossierId: number;

  @Column({ type: 'integer' })
  accountId: number;

  @Column({ type: 'varchar', length: 255 })
  who: string;

  @Column({ type: 'varchar', length: 12 })
  reason: SkipReason;

  @Column({ type: 'varchar', length: 300, nullable: true })
  note: string | null;

  @DateTimeColumn()
  at: Date;
}
