import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CentsColumn } from '../platform/database/columns.decorator.js';

/** A package on sale. Prices in euro cents, credits and costs in hundredths of a credit. */
@Entity('recharge_packages')
export class RechargePackageEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Column({ type: 'varchar', length: 20, nullable: true })
  color: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Without VAT. */
  @CentsColumn()
  price: number;

  @CentsColumn()
  numberOfCredits: number;

  @CentsColumn()
  costEcobonus: number;

  @CentsColumn()
  costBonusCasa: number;

  @CentsColumn()
  costCalcoloEnergetico: number;

  @Column({ type: 'boolean' })
  isIncrementable: boolean;

  @Column({ type: 'boolean' })
  onSale: boolean;
}
