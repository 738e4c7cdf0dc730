import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/index.js';

/**
 * A registration as it was sent, until a job has decided what becomes of it; one that is held waits
 * for its address and for an operator.
 */
@Entity('registration_requests')
@Index('ix_registration_requests_held', ['held', 'id'])
export class RegistrationRequest {
  @PrimaryGeneratedColumn()
  id: number;

  /** JSON, see `RegistrationData`. */
  @Column({ type: 'text' })
  data: string;

  @DateTimeColumn()
  created: Date;

  /** Since when it waits, because an unconfirmed registration has its VAT number. */
  @DateTimeColumn({ nullable: true })
  held: Date | null;

  /** Lower case; only of one that is held, as all that follows. */
  @Index('ix_registration_requests_email')
  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'varchar', length: 16, nullable: true })
  vat: string | null;

  /** SHA-256 in hexadecimal: the token itself is only in the e-mail. */
  @Index('ix_registration_requests_token')
  @Column({ type: 'varchar', length: 64, nullable: true })
  tokenHash: string | null;

  @DateTimeColumn({ nullable: true })
  tokenExpires: Date | null;

  /** Links sent so far. */
  @Column({ type: 'integer', default: 0 })
  links: number;

  /** When the owner of the address confirmed it. */
  @DateTimeColumn({ nullable: true })
  confirmed: Date | null;
}
