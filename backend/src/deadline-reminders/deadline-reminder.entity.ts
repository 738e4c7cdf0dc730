import { Entity, PrimaryColumn } from 'typeorm';
import { day, moment } from '../platform/database/columns.js';

/** That the owner of a draft was reminded: of which deadline, at which step (30, 14, 7 or 3 days before). */
@Entity('deadline_reminders')
export class DeadlineReminder {
  @PrimaryColumn({ type: 'integer' })
  dossierId: number;

  @PrimaryColumn({ type: 'integer' })
  step: number;

  @day()
  deadline: string;

  @moment()
  told: Date;
}
