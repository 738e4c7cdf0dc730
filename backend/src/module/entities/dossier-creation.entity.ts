import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The key of a request that created a dossier: the same request again answers that dossier. */
@Entity('dossier_creations')
@Index('uq_dossier_creations_key', ['accountId', 'idempotencyKey'], { unique: true })
export class DossierCreation {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_dossier_creations_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 80 })
  idempotencyKey: string;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_creations_dossier' })
  dossierId: number;
}
