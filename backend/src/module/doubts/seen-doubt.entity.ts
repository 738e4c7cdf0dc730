import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** An operator has looked at a doubt; another value of what it is about makes the row void. */
@Entity('seen_doubts')
@Index('uq_seen_doubts_fingerprint', ['dossierId', 'fingerprint'], { unique: true })
export class SeenDoubt {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_seen_doubts_dossier' })
  dossierId: number;

  /** Made of the doubt and the value it was about. */
  @Column({ type: 'varchar', length: 8 })
  fingerprint: string;

  @DateTimeColumn()
  at: Date;

  @Column({ type: 'integer' })
  actorId: number;

  /** Operator as they were called then. */
  @Column({ type: 'varchar', length: 255 })
  who: string;
}
