import { Entity, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../database/columns.decorator.js';

/**
 * A file that is being written to the storage or deleted from it. The row is removed at the end; a
 * remaining row indicates a crash.
 */
@Entity('file_writes')
@Index('ix_file_writes_begun', ['begun'])
export class FileWrite {
  @PrimaryColumn({ type: 'varchar', length: 120 })
  storageKey: string;

  @DateTimeColumn()
  begun: Date;
}
