import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/index.js';

/** A registration as it was sent, until a job has decided what becomes of it. */
@Entity('registration_requests')
export class RegistrationRequest {
  @PrimaryGeneratedColumn()
  id: number;

  /** JSON, see `RegistrationData`. */
  @Column({ type: 'text' })
  data: string;

  @DateTimeColumn()
  created: Date;
}

/** The one row that makes decisions about who is registered wait for each other. */
@Entity('registration_turns')
export class RegistrationLock {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  taken: number;
}
