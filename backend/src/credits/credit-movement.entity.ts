import type { FilingKind, MovementType, ServiceType } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CentsColumn, DateTimeColumn } from '../platform/database/columns.decorator.js';

/** One movement of credits on one package. Rows are append-only. */
@Entity('credit_movements')
@Index('ix_credit_movements_account', ['accountId'])
@Index('ix_credit_movements_active_package', ['activePackageId'])
@Index('ix_credit_movements_dossier', ['dossierId'])
@Index('ix_credit_movements_created', ['created'])
@Index('ix_credit_movements_type', ['type'])
@Index('ix_credit_movements_amount', ['amount'])
@Index('uq_credit_movements_refund_of', ['refundOf'], { unique: true })
export class CreditMovement {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_credit_movements_account' })
  accountId: number;

  @Column({ type: 'integer' })
  @ForeignKey('ActivePackageEntity', 'id', { name: 'fk_credit_movements_active_package' })
  activePackageId: number;

  @Column({ type: 'varchar', length: 12 })
  type: MovementType;

  /** Hundredths of a credit; negative for debits. */
  @CentsColumn()
  amount: number;

  @Column({ type: 'integer', nullable: true })
  dossierId: number | null;

  @Column({ type: 'integer', nullable: true })
  dossierServiceType: ServiceType | null;

  /** Filing a debit pays for: ecobonus, bonusCasa, calcoloEnergetico. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  filing: FilingKind | null;

  /** The debit a refund reverses; unique, so a debit is reversed once. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('CreditMovement', 'id', { name: 'fk_credit_movements_refund_of' })
  refundOf: number | null;

  @Column({ type: 'varchar', length: 255 })
  description: string;

  @Column({ type: 'integer' })
  actorId: number;

  @DateTimeColumn()
  created: Date;
}
