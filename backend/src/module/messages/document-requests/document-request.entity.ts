import type { DocumentRequestState } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../../platform/database/columns.decorator.js';

/** A document that the back office requests again. An item has at most one open request. */
@Entity('document_requests')
@Index('uq_document_requests_open', ['dossierId', 'openItem'], { unique: true })
export class DocumentRequest {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_document_requests_dossier' })
  dossierId: number;

  @Column({ type: 'integer' })
  itemId: number;

  @Column({ type: 'varchar', length: 8 })
  state: DocumentRequestState;

  /** The item while the request is open, then `null`: absent values do not collide in a unique index. */
  @Column({ type: 'integer', nullable: true })
  openItem: number | null;

  /** The newest file of the dossier at the time of the request; later files answer it. */
  @Column({ type: 'integer' })
  afterFileId: number;

  @DateTimeColumn()
  asked: Date;

  @Column({ type: 'integer' })
  askedBy: number;

  /** Updated by every writer first: it is the lock of the request. */
  @DateTimeColumn()
  touched: Date;

  @DateTimeColumn({ nullable: true })
  closed: Date | null;

  @Column({ type: 'integer', nullable: true })
  closedBy: number | null;
}
