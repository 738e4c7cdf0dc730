import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DayColumn } from '../../platform/database/columns.decorator.js';

/** A unit or a person that a dossier is about, as of its last sending. */
@Entity('dossier_keys')
@Index('ix_dossier_keys_value', ['keyValue', 'dossierId'])
@Index('ix_dossier_keys_works', ['keyValue', 'worksTo', 'worksFrom', 'dossierId'])
@Index('ix_dossier_keys_dossier', ['dossierId'])
export class DossierKey {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_keys_dossier' })
  dossierId: number;

  @Column({ type: 'varchar', length: 6 })
  kind: 'unit' | 'person';

  /** Municipality, sheet, parcel and subordinate, or a tax code. */
  @Column({ type: 'varchar', length: 80 })
  keyValue: string;

  @DayColumn({ nullable: true })
  worksFrom: string | null;

  @DayColumn({ nullable: true })
  worksTo: string | null;
}
