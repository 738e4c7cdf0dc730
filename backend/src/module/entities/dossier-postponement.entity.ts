import type { PostponementEnding } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn, DayColumn } from '../../platform/database/columns.decorator.js';

/** One time that an operator put a dossier off, and how that ended; the dossier itself says whether it waits now. */
@Entity('dossier_postponements')
@Index('ix_dossier_postponements_dossier', ['dossierId'])
export class DossierPostponement {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_postponements_dossier' })
  dossierId: number;

  @Column({ type: 'integer' })
  accountId: number;

  @Column({ type: 'varchar', length: 255 })
  who: string;

  /** `UNTIL_ANSWER` where it waits for the fitter. */
  @DayColumn()
  until: string;

  @Column({ type: 'varchar', length: 300, nullable: true })
  note: string | null;

  @DateTimeColumn()
  at: Date;

  @DateTimeColumn({ nullable: true })
  ended: Date | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  ending: PostponementEnding | null;

  /** Name of the person who ended it; `null` of its day. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  endedBy: string | null;
}
