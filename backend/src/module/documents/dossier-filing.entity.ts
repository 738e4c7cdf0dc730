import type { EneaFiling } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** The CPID that ENEA gave to one declaration of a dossier. */
@Entity('dossier_filings')
@Index('uq_dossier_filings_filing', ['dossierId', 'filing'], { unique: true })
@Index('uq_dossier_filings_held_cpid', ['heldCpid'], { unique: true })
@Index('ix_dossier_filings_cpid', ['cpid', 'heldCpid', 'dossierId'])
export class DossierFiling {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_filings_dossier' })
  dossierId: number;

  @Column({ type: 'varchar', length: 12 })
  filing: EneaFiling;

  /** Normalized, so that the same CPID is found however it was typed. */
  @Column({ type: 'varchar', length: 40 })
  cpid: string;

  /** The CPID, or `null` once a return released it. Unique: of several dossiers one can hold it. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  heldCpid: string | null;

  @Column({ type: 'integer' })
  recordedBy: number;

  @DateTimeColumn()
  recorded: Date;
}
