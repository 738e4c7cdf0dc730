import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../database/columns.decorator.js';

/** The request that an idempotency key was used for. */
@Entity('idempotency_keys')
@Index('uq_idempotency_keys_key', ['accountId', 'idempotencyKey'], { unique: true })
@Index('ix_idempotency_keys_created', ['created'])
export class IdempotencyKey {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_idempotency_keys_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 80 })
  idempotencyKey: string;

  /** SHA-256 of method, route and body, in hexadecimal. */
  @Column({ type: 'varchar', length: 64 })
  requestHash: string;

  @DateTimeColumn()
  created: Date;
}
