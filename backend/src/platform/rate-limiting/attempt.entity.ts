import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../database/index.js';

/** How often something was tried in the window that ends at `until`. */
@Entity('attempts')
export class Attempt {
  @PrimaryGeneratedColumn()
  id: number;

  /**
   * Keyed hash of the attempt and its author: neither e-mail nor network address can be read from
   * it.
   */
  @Index('uq_attempts_key_hash', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  keyHash: string;

  @Column({ type: 'integer' })
  count: number;

  @Index('ix_attempts_until')
  @DateTimeColumn()
  until: Date;
}
