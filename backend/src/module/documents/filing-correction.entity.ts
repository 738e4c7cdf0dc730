import type { EneaFiling } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/**
 * A CPID that another one took the place of: after "Modifica pratica" on ENEA's site, with a reason
 * and the files of before; or, without a reason, because it had been mistyped.
 */
@Entity('filing_corrections')
@Index('ix_filing_corrections_dossier', ['dossierId'])
@Index('uq_filing_corrections_held_cpid', ['heldCpid'], { unique: true })
export class FilingCorrection {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_filing_corrections_dossier' })
  dossierId: number;

  @Column({ type: 'varchar', length: 12 })
  filing: EneaFiling;

  /** `null` where only the document of the earlier CPID was kept. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  formerCpid: string | null;

  /** The CPID of before, which no other dossier can have; `null` of a mistyped one. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  heldCpid: string | null;

  /** The CPID that took its place. */
  @Column({ type: 'varchar', length: 40 })
  cpid: string;

  /** File of the receipt of before. */
  @Column({ type: 'integer', nullable: true })
  receiptId: number | null;

  /** File of the CPID of before. */
  @Column({ type: 'integer', nullable: true })
  documentId: number | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  reason: string | null;

  @Column({ type: 'integer' })
  actorId: number;

  /** Operator as they were called then. */
  @Column({ type: 'varchar', length: 255 })
  who: string;

  @DateTimeColumn()
  at: Date;
}
