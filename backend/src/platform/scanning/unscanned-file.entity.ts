import { Entity, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../database/columns.decorator.js';

/** A file taken in while the scanner was away. The row goes once the file was found clean, or the file is gone. */
@Entity('unscanned_files')
@Index('ix_unscanned_files_tried', ['tried'])
export class UnscannedFile {
  /**
   * Key in the storage. Not called `storageKey`, because this row refers to a file without owning
   * it.
   */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  fileKey: string;

  @DateTimeColumn()
  created: Date;

  /** Time of the last scan attempt: the next run begins with the files that waited longest. */
  @DateTimeColumn()
  tried: Date;
}
