import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn, BigIntColumn } from '../database/columns.decorator.js';

/**
 * queued: waits for a worker, also between two tries · running · done: the result can be taken ·
 * failed · cancelled.
 */
export type BackgroundTaskState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** A background task that a user started, with its progress and result. */
@Entity('works')
@Index('uq_works_start_key', ['accountId', 'kind', 'startKey'], { unique: true })
@Index('uq_works_slot', ['accountId', 'slot'], { unique: true })
@Index('ix_works_account_created', ['accountId', 'createdAt'])
export class BackgroundTask {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_works_account' })
  accountId: number;

  /** Names the `@Processor` class that does it. */
  @Column({ type: 'varchar', length: 60 })
  kind: string;

  /** Title shown to the user. */
  @Column({ type: 'varchar', length: 200 })
  title: string;

  /** JSON. */
  @Column({ type: 'text' })
  params: string;

  /** Idempotency key: a repeated start returns the same task. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  startKey: string | null;

  /**
   * One of the account's few places for open tasks, `null` once it is over. Only the holder of place
   * 1 runs, so that the unique index allows one running task per account.
   */
  @Column({ type: 'integer', nullable: true })
  slot: number | null;

  @Column({ type: 'varchar', length: 10 })
  state: BackgroundTaskState;

  /** Counts the tries. A worker that was given up for dead finds another number and leaves the row alone. */
  @Column({ type: 'integer' })
  run: number;

  @Column({ type: 'integer' })
  done: number;

  /** `null` while unknown. */
  @Column({ type: 'integer', nullable: true })
  total: number | null;

  /** Why it failed, in Italian. */
  @Column({ type: 'varchar', length: 400, nullable: true })
  problem: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  resultKey: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  fileName: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  contentType: string | null;

  @BigIntColumn({ nullable: true })
  bytes: number | null;

  @DateTimeColumn()
  createdAt: Date;

  @DateTimeColumn({ nullable: true })
  finishedAt: Date | null;

  /** From then on it is no longer shown, and result and row are swept. */
  @DateTimeColumn({ nullable: true })
  expiresAt: Date | null;
}

/** What lists show of a task: all but its parameters, which may be long. */
export type ListedTask = Omit<BackgroundTask, 'params'>;
