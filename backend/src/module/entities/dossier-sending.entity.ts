import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CentsColumn, DateTimeColumn } from '../../platform/database/columns.decorator.js';

/**
 * One sending of a dossier: its charge, and the idempotency key that detects a repeated request.
 */
@Entity('dossier_sendings')
@Index('uq_dossier_sendings_key', ['dossierId', 'idempotencyKey'], { unique: true })
export class DossierSending {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_sendings_dossier' })
  dossierId: number;

  @Column({ type: 'varchar', length: 80, nullable: true })
  idempotencyKey: string | null;

  @DateTimeColumn()
  at: Date;

  @Column({ type: 'integer' })
  numEcobonus: number;

  @Column({ type: 'integer' })
  numBonusCasa: number;

  @Column({ type: 'integer' })
  numCalcoloEnergetico: number;

  /** Hundredths of a credit. */
  @CentsColumn()
  credits: number;

  /** Euro cents. */
  @CentsColumn()
  totalCost: number;

  @Column({ type: 'integer' })
  matrixVersion: number;
}
