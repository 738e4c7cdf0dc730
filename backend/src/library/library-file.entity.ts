import type { LibraryKind } from '@pratiche/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../platform/database/columns.decorator.js';

/** A downloadable file. Without a storage key it is a starter file, which the portal renders on request. */
@Entity('library_files')
@Index('uq_library_files_slug', ['slug'], { unique: true })
export class LibraryFileEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Fixed name of a starter file, valid in links also after the back office has replaced the file. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  slug: string | null;

  @Column({ type: 'varchar', length: 160 })
  title: string;

  @Column({ type: 'varchar', length: 500 })
  description: string;

  @Column({ type: 'varchar', length: 10 })
  kind: LibraryKind;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'boolean' })
  published: boolean;

  /** The back office has edited the row: a newer edition of the portal does not overwrite it. */
  @Column({ type: 'boolean' })
  edited: boolean;

  @Column({ type: 'varchar', length: 200 })
  fileName: string;

  @Column({ type: 'varchar', length: 80 })
  contentType: string;

  @Column({ type: 'integer', nullable: true })
  size: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  sha256: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  storageKey: string | null;

  @DateTimeColumn()
  created: Date;

  @DateTimeColumn()
  updated: Date;

  /** A removed starter file keeps its row: otherwise the next start would insert it again. */
  @DateTimeColumn({ nullable: true })
  removed: Date | null;
}
