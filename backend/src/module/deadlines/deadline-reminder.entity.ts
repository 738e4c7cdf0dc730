import { Entity, PrimaryColumn } from 'typeorm';
import { DayColumn, DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** That the owner of a draft was reminded: of which deadline, at which step (30, 14, 7 or 3 days before). */
@Entity('deadline_reminders')
export class DeadlineReminder {
  @PrimaryColumn({ type: 'integer' })
  dossierId: number;

  @PrimaryColumn({ type: 'integer' })
  step: number;

  @DayColumn()
  deadline: string;

  @DateTimeColumn()
  told: Date;
}
