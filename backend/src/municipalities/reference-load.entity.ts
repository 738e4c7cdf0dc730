import { Entity, PrimaryColumn, Column } from 'typeorm';
import { DateTimeColumn } from '../platform/database/columns.decorator.js';

/** The edition of a reference table stored in the database, so that loading it again is skipped. */
@Entity('reference_loads')
export class ReferenceLoad {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string;

  /** SHA-256 of the source. */
  @Column({ type: 'varchar', length: 64 })
  edition: string;

  @DateTimeColumn()
  loaded: Date;
}
