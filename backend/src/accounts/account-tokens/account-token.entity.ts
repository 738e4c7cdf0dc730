import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/index.js';

/** Action that a link in an e-mail allows its holder. */
export type TokenPurpose = 'verify-email' | 'terms' | 'reset-password' | 'change-address';

/** A link sent to an account's address: used once, and only for a while. */
@Entity('account_tokens')
@Index('ix_account_tokens_account', ['accountId', 'purpose'])
export class AccountToken {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_account_tokens_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 20 })
  purpose: TokenPurpose;

  /** SHA-256 in hexadecimal: the token itself is only in the e-mail. */
  @Index('uq_account_tokens_token_hash', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  @DateTimeColumn()
  created: Date;

  @DateTimeColumn()
  expires: Date;

  @DateTimeColumn({ nullable: true })
  used: Date | null;
}
