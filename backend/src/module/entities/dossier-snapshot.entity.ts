import type { DossierForm } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';
import { DossierFormColumn } from './dossier-form-column.decorator.js';

/** A dossier exactly as it was sent; rows are only ever added. */
@Entity('dossier_snapshots')
@Index('ix_dossier_snapshots_dossier', ['dossierId'])
export class DossierSnapshot {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_snapshots_dossier' })
  dossierId: number;

  @DateTimeColumn()
  at: Date;

  @DossierFormColumn()
  data: DossierForm;
}
