import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../database/index.js';

/** Up to when the runs of a kind have been written as jobs. */
@Entity('schedule_marks')
export class ScheduleMark {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  kind: string;

  @DateTimeColumn()
  due: Date;

  @Column({ type: 'integer' })
  runs: number;
}
