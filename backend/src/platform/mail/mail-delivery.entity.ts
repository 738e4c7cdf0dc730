import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../database/index.js';

/**
 * State of handing one message to the SMTP server. `handing`: the server may or may not have it ·
 * `accepted`: the server confirmed it. Without a row the server certainly does not have it.
 */
@Entity('mail_deliveries')
export class MailDelivery {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  jobId: string;

  @Column({ type: 'varchar', length: 10 })
  state: 'handing' | 'accepted';

  /** How often it was handed over again although the server might have had it: its process died in between. */
  @Column({ type: 'integer' })
  doubtful: number;

  @Index('ix_mail_deliveries_begun')
  @DateTimeColumn()
  begun: Date;

  @DateTimeColumn({ nullable: true })
  accepted: Date | null;
}
