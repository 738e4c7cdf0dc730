import type { OrderStatus } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  CentsColumn,
  DateTimeColumn,
  DayColumn,
} from '../../platform/database/columns.decorator.js';

/**
 * A package that a company ordered by saying that its transfer was made, with the conditions of the
 * day. An account has at most one open order of a package.
 */
@Entity('package_orders')
@Index('uq_package_orders_open', ['accountId', 'openPackageId'], { unique: true })
@Index('uq_package_orders_key', ['orderedBy', 'idempotencyKey'], { unique: true })
@Index('ix_package_orders_status', ['status', 'id'])
@Index('ix_package_orders_storage_key', ['storageKey'])
export class PackageOrder {
  @PrimaryGeneratedColumn()
  id: number;

  /** Whose credits it buys. */
  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_package_orders_account' })
  accountId: number;

  /** The same account, or a buyer of the company. */
  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_package_orders_ordered_by' })
  orderedBy: number;

  @Column({ type: 'integer' })
  @ForeignKey('RechargePackageEntity', 'id', { name: 'fk_package_orders_package' })
  rechargePackageId: number;

  /** The package while the order is open, then `null`: absent values do not collide in a unique index. */
  @Column({ type: 'integer', nullable: true })
  openPackageId: number | null;

  @Column({ type: 'varchar', length: 12 })
  status: OrderStatus;

  @Column({ type: 'varchar', length: 120 })
  packageName: string;

  @CentsColumn()
  credits: number;

  /** Euro cents, without VAT. */
  @CentsColumn()
  price: number;

  @CentsColumn()
  costEcobonus: number;

  @CentsColumn()
  costBonusCasa: number;

  @CentsColumn()
  costCalcoloEnergetico: number;

  /** Euro cents with VAT: what the package costs. */
  @CentsColumn()
  amountDue: number;

  /** Euro cents: what was transferred, as the company says. */
  @CentsColumn()
  amount: number;

  /** Reason of the transfer, as it was proposed. */
  @Column({ type: 'varchar', length: 140 })
  reason: string;

  @DayColumn()
  transferDay: string;

  /** The receipt; all of it is `null` without one. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  fileName: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  contentType: string | null;

  @Column({ type: 'integer', nullable: true })
  size: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  sha256: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  storageKey: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  idempotencyKey: string | null;

  @DateTimeColumn()
  created: Date;

  /** When it was confirmed, rejected or withdrawn. */
  @DateTimeColumn({ nullable: true })
  decided: Date | null;

  @Column({ type: 'integer', nullable: true })
  decidedBy: number | null;

  @Column({ type: 'text', nullable: true })
  decisionReason: string | null;

  /** The package that a confirmation gave; its movement is in the ledger. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('ActivePackageEntity', 'id', { name: 'fk_package_orders_active_package' })
  activePackageId: number | null;
}
