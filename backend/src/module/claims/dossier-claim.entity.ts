import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** A dossier that the queue has given to one operator: until then it gives it to no other. */
@Entity('dossier_claims')
export class DossierClaim {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_claims_dossier' })
  dossierId: number;

  @Column({ type: 'integer' })
  accountId: number;

  @DateTimeColumn()
  until: Date;
}
