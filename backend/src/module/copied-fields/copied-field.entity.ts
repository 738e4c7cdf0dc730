import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** A value of the ENEA sheet that an operator has copied, by a fingerprint of what it was then. */
@Entity('copied_fields')
export class CopiedField {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_copied_fields_dossier' })
  dossierId: number;

  @PrimaryColumn({ type: 'varchar', length: 100 })
  fieldKey: string;

  @Column({ type: 'varchar', length: 16 })
  fingerprint: string;

  @Column({ type: 'integer' })
  accountId: number;

  @DateTimeColumn()
  copied: Date;
}
