import type { EneaFiling, EnergySavingOrigin } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** The energy saving that an operator wrote for one declaration of a dossier. */
@Entity('energy_savings')
@Index('uq_energy_savings_filing', ['dossierId', 'filing'], { unique: true })
export class EnergySavingRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_energy_savings_dossier' })
  dossierId: number;

  @Column({ type: 'varchar', length: 12 })
  filing: EneaFiling;

  /** Hundredths of a kWh in a year. */
  @Column({ type: 'integer' })
  kwhHundredths: number;

  @Column({ type: 'varchar', length: 20 })
  origin: EnergySavingOrigin;

  @Column({ type: 'integer' })
  recordedBy: number;

  @DateTimeColumn()
  recorded: Date;
}
