import type { EneaFiling, WeightyDifference } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** Result of comparing a print of a declaration with its dossier; the print itself is not kept. */
@Entity('enea_print_outcomes')
@Index('ix_enea_print_outcomes_dossier', ['dossierId'])
export class EneaPrintOutcome {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_enea_print_outcomes_dossier' })
  dossierId: number;

  @Column({ type: 'varchar', length: 12 })
  filing: EneaFiling;

  /** Hash of the print. */
  @Column({ type: 'varchar', length: 64 })
  sha256: string;

  /** Hash of the data that it was compared with: once they are others, it says nothing. */
  @Column({ type: 'varchar', length: 64 })
  dataHash: string;

  @Column({ type: 'json' })
  differences: WeightyDifference[];

  @Column({ type: 'integer' })
  actorId: number;

  @DateTimeColumn()
  at: Date;
}
