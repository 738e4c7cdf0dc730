import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../../platform/database/columns.decorator.js';

/** Counts of a dossier's messages for the lists, and the waiting e-mail of each side. */
@Entity('message_threads')
@Index('ix_message_threads_office_unread', ['officeUnread'])
@Index('uq_message_threads_dossier', ['dossierId'], { unique: true })
export class MessageThread {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_message_threads_dossier' })
  dossierId: number;

  /** Updated by every writer first: it is the lock of the thread. */
  @DateTimeColumn()
  touched: Date;

  @Column({ type: 'integer' })
  openRequests: number;

  /** Messages of the back office that the owner has not read. */
  @Column({ type: 'integer' })
  fitterUnread: number;

  /** Last message that the owner has read. */
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
