import type { NotificationKind } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../platform/database/columns.decorator.js';

/** Something that happened to an account's dossiers or credits, shown behind the bell. */
@Entity('notifications')
@Index('ix_notifications_account', ['accountId'])
@Index('ix_notifications_due', ['accountId', 'created'])
@Index('ix_notifications_unread', ['accountId', 'read', 'created'])
export class NotificationEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_notifications_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 20, default: 'status' })
  kind: NotificationKind;

  @Column({ type: 'varchar', length: 160 })
  title: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'integer', nullable: true })
  dossierId: number | null;

  @DateTimeColumn()
  created: Date;

  @DateTimeColumn({ nullable: true })
  read: Date | null;
}
