import type { ContractOutcome, ContractReason } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../../platform/database/index.js';

/** How one review of the papers of an account ended. */
@Entity('contract_decisions')
@Index('ix_contract_decisions_account', ['accountId', 'id'])
@Index('ix_contract_decisions_outcome', ['outcome', 'id'])
export class ContractDecision {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_contract_decisions_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 12 })
  outcome: ContractOutcome;

  /** `null` for a contract that was verified. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  reason: ContractReason | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;

  /** When the reviewed papers came. */
  @DateTimeColumn()
  received: Date;

  @DateTimeColumn()
  decided: Date;

  @Column({ type: 'integer' })
  decidedBy: number;

  /** When the owner handed in new papers. */
  @DateTimeColumn({ nullable: true })
  answered: Date | null;
}
