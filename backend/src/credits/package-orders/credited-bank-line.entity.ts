import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  CentsColumn,
  DateTimeColumn,
  DayColumn,
} from '../../platform/database/columns.decorator.js';

/** A line of a bank statement that was credited: neither it nor its order is credited again. */
@Entity('credited_bank_lines')
@Index('uq_credited_bank_lines_reference', ['reference'], { unique: true })
@Index('ix_credited_bank_lines_day', ['day'])
@Index('ix_credited_bank_lines_account', ['accountId'])
@Index('uq_credited_bank_lines_order', ['orderId'], { unique: true })
export class CreditedBankLine {
  @PrimaryGeneratedColumn()
  id: number;

  /** Hash of what tells the line from all others; its text names people and is not kept. */
  @Column({ type: 'varchar', length: 43 })
  reference: string;

  @Column({ type: 'integer' })
  @ForeignKey('PackageOrder', 'id', { name: 'fk_credited_bank_lines_order' })
  orderId: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_credited_bank_lines_account' })
  accountId: number;

  @DayColumn()
  day: string;

  @CentsColumn()
  amount: number;

  @DateTimeColumn()
  created: Date;
}
