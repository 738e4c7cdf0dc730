import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../platform/database/columns.decorator.js';

/** The whole list of municipalities, or the climate zones of some. */
export const IMPORT_KINDS = ['comuni', 'zone'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** One import into the table of municipalities. Rows are append-only; triggers refuse changes. */
@Entity('municipality_imports')
export class MunicipalityImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 10 })
  kind: ImportKind;

  /**
   * The import it was compared with, 0 for the table as shipped: of two imports with the same base
   * the database accepts one.
   */
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

/** The change of one municipality by an import. */
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

  /** JSON; `null` for an added municipality. */
  @Column({ type: 'text', nullable: true })
  oldRow: string | null;

  /** JSON; `null` for a removed municipality. */
  @Column({ type: 'text', nullable: true })
  newRow: string | null;
}
