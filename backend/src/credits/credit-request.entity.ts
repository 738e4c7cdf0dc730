import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../platform/database/columns.decorator.js';

/** A recharge or adjustment that named itself, and the package it went to. */
@Entity('credit_requests')
@Index('uq_credit_requests_key', ['accountId', 'idempotencyKey'], { unique: true })
export class CreditRequest {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_credit_requests_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 80 })
  idempotencyKey: string;

  @Column({ type: 'integer' })
  @ForeignKey('ActivePackageEntity', 'id', { name: 'fk_credit_requests_active_package' })
  activePackageId: number;

  @DateTimeColumn()
  created: Date;
}
