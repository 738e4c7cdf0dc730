import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** Why a file stands with a dossier: a document it asks for, one of the back office's two, or beside a rejection or a message. */
export type FilePurpose = 'document' | 'Ricevuta' | 'CodiceCpid' | 'rejection' | 'message';

/** A file of a dossier. Its bytes lie in the storage under a generated key; the name people know is kept here. */
@Entity('uploaded_files')
@Index('uq_uploaded_files_name', ['dossierId', 'purpose', 'fileName'], { unique: true })
@Index('ix_uploaded_files_storage_key', ['storageKey'])
export class StoredFile {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_uploaded_files_dossier' })
  dossierId: number;

  @Column({ type: 'varchar', length: 12 })
  purpose: FilePurpose;

  /** Document-set item it answers to; only for documents. */
  @Column({ type: 'integer', nullable: true })
  itemId: number | null;

  @Column({ type: 'varchar', length: 200 })
  fileName: string;

  @Column({ type: 'integer' })
  size: number;

  @Column({ type: 'varchar', length: 80 })
  contentType: string;

  @Column({ type: 'varchar', length: 64 })
  sha256: string;

  @Column({ type: 'varchar', length: 120 })
  storageKey: string;

  @Column({ type: 'integer' })
  uploadedBy: number;

  @DateTimeColumn()
  created: Date;

  /** It came while the scanner was away: nobody can open it yet. No column; `DossierFiles` looks it up. */
  awaitsScan?: boolean;
}
