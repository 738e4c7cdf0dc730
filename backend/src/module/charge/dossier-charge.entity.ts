import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** When an operator last acted on a dossier that has an operator, or that had one. */
@Entity('dossier_charges')
@Index('ix_dossier_charges_acted', ['acted'])
export class DossierCharge {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_charges_dossier' })
  dossierId: number;

  @DateTimeColumn()
  acted: Date;

  /** Operator of the last act, for a developer who reads the row. */
  @Column({ type: 'integer', nullable: true })
  accountId: number | null;
}
