import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that makes decisions about who is registered wait for each other. */
@Entity('registration_turns')
export class RegistrationLock {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  taken: number;
}
