import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/index.js';
import { Account } from '../account.entity.js';

/** A refresh token that was issued; the tokens of one login share a family. */
@Entity('refresh_sessions')
export class RefreshSession {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_refresh_sessions_account_id')
  @Column({ type: 'integer' })
  @ForeignKey(() => Account, 'id', { name: 'fk_refresh_sessions_account' })
  accountId: number;

  @Index('ix_refresh_sessions_family')
  @Column({ type: 'varchar', length: 36 })
  family: string;

  /** SHA-256 in hexadecimal: the token itself is only in the cookie. */
  @Index('uq_refresh_sessions_token_hash', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  @DateTimeColumn()
  created: Date;

  @Index('ix_refresh_sessions_expires')
  @DateTimeColumn()
  expires: Date;

  /** When the token was exchanged for the next token. */
  @DateTimeColumn({ nullable: true })
  rotated: Date | null;
}
