import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { cents, moment } from '../platform/database/columns.js';

/**
 * A package an account owns, with the conditions it was bought at. The residual changes only together with a row of
 * `credit_movements`, whose sum it equals at all times.
 */
@Entity('active_packages')
@Index('ix_active_packages_account', ['accountId'])
export class ActivePackageRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_active_packages_account' })
  accountId: number;

  @Column({ type: 'integer' })
  @ForeignKey('RechargePackageRow', 'id', { name: 'fk_active_packages_recharge_package' })
  rechargePackageId: number;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  /** Euro cents, without VAT. */
  @cents()
  price: number;

  @cents()
  costEcobonus: number;

  @cents()
  costBonusCasa: number;

  @cents()
  costCalcoloEnergetico: number;

  @cents()
  initialCredits: number;

  @cents()
  residualCredits: number;

  @moment()
  created: Date;
}
