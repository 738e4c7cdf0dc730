import type { Postponement, StatusCode, UndoableAct } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** What an act changes of a dossier; moments as ISO texts. */
export interface ActState {
  version: number;
  status: StatusCode;
  updated: string;
  operatorId: number | null;
  operatorName: string | null;
  postponedUntil: string;
  postponement: Postponement | null;
  charge: { acted: string; accountId: number | null } | null;
}

/** Something an operator did and can take back for a moment. */
@Entity('operator_acts')
@Index('ix_operator_acts_dossier', ['dossierId'])
@Index('ix_operator_acts_at', ['at'])
export class OperatorAct {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_operator_acts_dossier' })
  dossierId: number;

  @Column({ type: 'integer' })
  accountId: number;

  @Column({ type: 'varchar', length: 255 })
  who: string;

  @Column({ type: 'varchar', length: 12 })
  act: UndoableAct;

  @DateTimeColumn()
  at: Date;

  @Column({ type: 'json' })
  stateBefore: ActState;

  @Column({ type: 'json' })
  stateAfter: ActState;

  @DateTimeColumn({ nullable: true })
  undone: Date | null;
}
