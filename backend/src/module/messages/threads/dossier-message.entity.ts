import type { MessageKind, MessageSide } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../../platform/database/columns.decorator.js';

/** One message about a dossier; rows are append-only. */
@Entity('dossier_messages')
@Index('uq_dossier_messages_key', ['dossierId', 'authorId', 'idempotencyKey'], { unique: true })
export class DossierMessageEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_dossier_messages_dossier' })
  dossierId: number;

  @DateTimeColumn()
  at: Date;

  @Column({ type: 'integer' })
  authorId: number;

  @Column({ type: 'varchar', length: 6 })
  side: MessageSide;

  /** Company or operator as it was called then. */
  @Column({ type: 'varchar', length: 255 })
  who: string;

  @Column({ type: 'varchar', length: 8 })
  kind: MessageKind;

  @Column({ type: 'text' })
  text: string;

  /** Document-set item it is about; not for plain texts. */
  @Column({ type: 'integer', nullable: true })
  itemId: number | null;

  @Column({ type: 'integer', nullable: true })
  requestId: number | null;

  @Column({ type: 'integer', nullable: true })
  attachmentId: number | null;

  /** The same key of the same author again is the same message. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  idempotencyKey: string | null;
}
