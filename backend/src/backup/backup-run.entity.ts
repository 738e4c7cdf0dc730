import { Entity, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../platform/database/index.js';

export type BackupResult = 'whole' | 'failed';

/** When a backup last ended with this result: one row for each. */
@Entity('backup_runs')
export class BackupRun {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  result: BackupResult;

  @DateTimeColumn()
  finished: Date;
}
