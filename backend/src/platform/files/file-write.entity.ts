import { Entity, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../database/columns.decorator.js';

/** A file on its way into the storage or out of it. The row goes once it is settled; one that stays tells of a crash. */
@Entity('file_writes')
@Index('ix_file_writes_begun', ['begun'])
export class FileWrite {
  @PrimaryColumn({ type: 'varchar', length: 120 })
  storageKey: string;

  @DateTimeColumn()
  begun: Date;
}
