import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** An operator who has a dossier open, as long as the page says so. */
@Entity('dossier_presences')
@Index('ix_dossier_presences_seen', ['seen'])
export class DossierPresence {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_presences_dossier' })
  dossierId: number;

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_dossier_presences_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 255 })
  who: string;

  @DateTimeColumn()
  seen: Date;
}
