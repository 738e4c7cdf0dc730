import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CentsColumn, DateTimeColumn } from '../platform/database/columns.decorator.js';

/**
 * A package an account owns, with the conditions it was bought at. The residual changes only together with a row of
 * `credit_movements`, whose sum it equals at all times.
 */
@Entity('active_packages')
@Index('ix_active_packages_account', ['accountId'])
export class ActivePackageEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_active_packages_account' })
  accountId: number;

  @Column({ type: 'integer' })
  @ForeignKey('RechargePackageEntity', 'id', { name: 'fk_active_packages_recharge_package' })
  rechargePackageId: number;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  /** Euro cents, without VAT. */
  @CentsColumn()
  price: number;

  @CentsColumn()
  costEcobonus: number;

  @CentsColumn()
  costBonusCasa: number;

  @CentsColumn()
  costCalcoloEnergetico: number;

  @CentsColumn()
  initialCredits: number;

  @CentsColumn()
  residualCredits: number;

  @DateTimeColumn()
  created: Date;
}
