import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** Who opened, changed or removed a document, and when. Outlives the file. */
@Entity('document_accesses')
@Index('ix_document_accesses_dossier', ['dossierId'])
export class DocumentAccess {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  dossierId: number;

  /** `null` for all documents of the dossier at once. */
  @Column({ type: 'integer', nullable: true })
  fileId: number | null;

  @Column({ type: 'integer' })
  actorId: number;

  @Column({ type: 'varchar', length: 12 })
  action: 'download' | 'archive' | 'delete';

  @DateTimeColumn()
  at: Date;
}
