import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/index.js';

/** The second step of an account's login. */
@Entity('two_factors')
export class TwoFactorCredential {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('uq_two_factors_account', { unique: true })
  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_two_factors_account' })
  accountId: number;

  /** Encrypted, see `SecretBoxService`. */
  @Column({ type: 'varchar', length: 255 })
  secret: string;

  /** Half minute, counted from 1970, of the last code that was used: no code works twice. */
  @Column({ type: 'integer' })
  lastStep: number;

  @DateTimeColumn()
  created: Date;

  /** When the first code was confirmed; until then the login asks for no code. */
  @DateTimeColumn({ nullable: true })
  confirmed: Date | null;
}
