import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../platform/database/columns.decorator.js';

export type ImportKind = 'comuni' | 'zone';

/** One import into the table of municipalities. Rows are only ever added; triggers refuse anything else. */
@Entity('municipality_imports')
export class MunicipalityImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 10 })
  kind: ImportKind;

  /** The import it was compared with, 0 for the table as shipped: of two on the same grounds the database lets one through. */
  @Index('uq_municipality_imports_base', { unique: true })
  @Column({ type: 'integer' })
  baseId: number;

  /** `null`: the command. */
  @Column({ type: 'integer', nullable: true })
  authorId: number | null;

  @Column({ type: 'varchar', length: 200 })
  fileName: string;

  /** SHA-256. */
  @Column({ type: 'varchar', length: 64 })
  fileHash: string;

  @Column({ type: 'integer' })
  added: number;

  @Column({ type: 'integer' })
  changed: number;

  @Column({ type: 'integer' })
  removed: number;

  @DateTimeColumn()
  created: Date;
}

/** What an import did to one municipality. */
@Entity('municipality_changes')
export class MunicipalityChange {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_municipality_changes_import')
  @Column({ type: 'integer' })
  @ForeignKey('MunicipalityImport', 'id', { name: 'fk_municipality_changes_import' })
  importId: number;

  @Column({ type: 'varchar', length: 4 })
  code: string;

  /** JSON; `null` for one that was added. */
  @Column({ type: 'text', nullable: true })
  oldRow: string | null;

  /** JSON; `null` for one that was removed. */
  @Column({ type: 'text', nullable: true })
  newRow: string | null;
}
