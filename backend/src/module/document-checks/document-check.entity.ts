import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** An operator has looked at the files of a document; another file makes the row void. */
@Entity('document_checks')
@Index('uq_document_checks_item', ['dossierId', 'itemId'], { unique: true })
export class DocumentCheck {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_document_checks_dossier' })
  dossierId: number;

  /** Document-set item. */
  @Column({ type: 'integer' })
  itemId: number;

  /** The files that were looked at. */
  @Column({ type: 'json' })
  fileIds: number[];

  @DateTimeColumn()
  at: Date;

  @Column({ type: 'integer' })
  actorId: number;

  /** Operator as they were called then. */
  @Column({ type: 'varchar', length: 255 })
  who: string;
}
