import type { LibraryKind } from '@pratiche/api';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../platform/database/columns.decorator.js';

/** A file for people to download. Without a storage key it is a starter file, which the portal writes when it is asked for. */
@Entity('library_files')
@Index('uq_library_files_slug', ['slug'], { unique: true })
export class LibraryFileEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Fixed name of a starter file; links point to it also after the back office replaced it. */
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

  /** The back office wrote something here: a newer edition of the portal leaves it as it is. */
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

  /** Starter files are kept when removed: otherwise the next start would bring them back. */
  @DateTimeColumn({ nullable: true })
  removed: Date | null;
}
