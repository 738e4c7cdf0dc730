import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../../platform/database/columns.decorator.js';

/** What is counted of a dossier's messages, so that lists need not count, and which e-mail is waiting for either side. */
@Entity('message_threads')
@Index('uq_message_threads_dossier', ['dossierId'], { unique: true })
export class MessageThread {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_message_threads_dossier' })
  dossierId: number;

  /** Changed by whoever takes the row to write: it is the lock of the thread. */
  @DateTimeColumn()
  touched: Date;

  @Column({ type: 'integer' })
  openRequests: number;

  /** Messages of the back office the owner has not seen. */
  @Column({ type: 'integer' })
  fitterUnread: number;

  /** Last message the owner has seen. */
  @Column({ type: 'integer' })
  fitterReadId: number;

  /** When the waiting e-mail goes out; `null` for none. */
  @DateTimeColumn({ nullable: true })
  fitterMailDue: Date | null;

  @DateTimeColumn({ nullable: true })
  fitterMailed: Date | null;

  @Column({ type: 'integer' })
  officeUnread: number;

  @Column({ type: 'integer' })
  officeReadId: number;

  @DateTimeColumn({ nullable: true })
  officeMailDue: Date | null;

  @DateTimeColumn({ nullable: true })
  officeMailed: Date | null;
}
