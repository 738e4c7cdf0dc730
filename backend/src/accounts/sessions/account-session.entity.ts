import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/index.js';
import { Account } from '../account.entity.js';

/** One login on one device; its refresh tokens share the family. */
@Entity('account_sessions')
@Index('ix_account_sessions_account', ['accountId', 'ended'])
export class AccountSession {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey(() => Account, 'id', { name: 'fk_account_sessions_account' })
  accountId: number;

  @Index('uq_account_sessions_family', { unique: true })
  @Column({ type: 'varchar', length: 36 })
  family: string;

  /** As people call it, see `getDeviceName`; empty when not known. */
  @Column({ type: 'varchar', length: 60 })
  device: string;

  /** Of the last use, shortened, see `truncateIpAddress`. */
  @Column({ type: 'varchar', length: 45 })
  address: string;

  @DateTimeColumn()
  created: Date;

  @DateTimeColumn()
  lastUsed: Date;

  @Index('ix_account_sessions_expires')
  @DateTimeColumn()
  expires: Date;

  /** Ended by its owner, a new password, or a refresh token used twice. */
  @Index('ix_account_sessions_ended')
  @DateTimeColumn({ nullable: true })
  ended: Date | null;
}
