import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Single row that serialises decisions about registered users. */
@Entity('registration_turns')
export class RegistrationLock {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  taken: number;
}
