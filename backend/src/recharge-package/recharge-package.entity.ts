import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { cents } from '../platform/database/columns.js';

/** A package on sale. Prices in euro cents, credits and costs in hundredths of a credit. */
@Entity('recharge_packages')
export class RechargePackageRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Column({ type: 'varchar', length: 20, nullable: true })
  color: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Without VAT. */
  @cents()
  price: number;

  @cents()
  numberOfCredits: number;

  @cents()
  costEcobonus: number;

  @cents()
  costBonusCasa: number;

  @cents()
  costCalcoloEnergetico: number;

  @Column({ type: 'boolean' })
  isIncrementable: boolean;

  @Column({ type: 'boolean' })
  onSale: boolean;
}
