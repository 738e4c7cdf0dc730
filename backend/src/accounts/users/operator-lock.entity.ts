import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Single row that serialises decisions about the people of the back office. */
@Entity('operator_turns')
export class OperatorLock {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  taken: number;
}
