import type { AnnulledDocument, EneaFiling, FilingFileName } from '@pratiche/domain';
import type { PrintedLine } from '@pratiche/domain/signatures';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/**
 * A document the dossier requires, a CPID, receipt or calculation of the back office (also of before
 * a correction), or an attachment of a rejection or a message.
 */
export type FilePurpose = 'document' | FilingFileName | AnnulledDocument | 'rejection' | 'message';

/** A file of a dossier. Its bytes are stored under a generated key; the name that users see is a column. */
@Entity('uploaded_files')
@Index('uq_uploaded_files_name', ['dossierId', 'purpose', 'fileName'], { unique: true })
@Index('ix_uploaded_files_storage_key', ['storageKey'])
@Index('ix_uploaded_files_hash', ['sha256', 'purpose'])
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

  /** Declaration to ENEA it belongs to; only for what the back office adds to it. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  filing: EneaFiling | null;

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

  /** Edition of the wording that was offered for signing when the file came; only of such papers. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  edition: string | null;

  /**
   * What the paper printed when its file came, to find values that changed since; only of papers to
   * sign by hand. Long, so read on request alone.
   */
  @Column({ type: 'json', nullable: true, select: false })
  printedLines?: PrintedLine[] | null;

  /** The online signature that this file is; `null` for uploads. */
  @Column({ type: 'integer', nullable: true })
  signatureId: number | null;

  @DateTimeColumn()
  created: Date;

  /** True until a deferred scan: the file cannot be opened yet. Not a column; `DossierFileRepository` sets it. */
  awaitsScan?: boolean;
}
