import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
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
