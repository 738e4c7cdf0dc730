import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../database/index.js';

/**
 * pending: waits for `runAt` · queued: handed to the queue server, until `leaseUntil`, when it is
 * handed over again · running: leased by a worker until `leaseUntil` · done · dead: failed too
 * often, and crashed: ended its process twice, both kept for a person to look at.
 */
export type JobStatus = 'pending' | 'queued' | 'running' | 'done' | 'dead' | 'crashed';

@Entity('outbox_jobs')
@Index('ix_outbox_jobs_status_run_at', ['status', 'runAt'])
@Index('ix_outbox_jobs_status_lease_until', ['status', 'leaseUntil'])
export class OutboxJob {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @Column({ type: 'varchar', length: 60 })
  kind: string;

  /** JSON. */
  @Column({ type: 'text' })
  payload: string;

  @Index('uq_outbox_jobs_job_key', { unique: true })
  @Column({ name: 'job_key', type: 'varchar', length: 190, nullable: true })
  key: string | null;

  @Column({ type: 'varchar', length: 10 })
  status: JobStatus;

  /**
   * Number of times a worker claimed the job; also shows a worker with an expired lease that the
   * row now belongs to another one.
   */
  @Column({ type: 'integer' })
  attempts: number;

  /** Attempts that count as no failure: their process died, or stopped in an orderly way. */
  @Column({ type: 'integer', default: 0 })
  interruptions: number;

  @DateTimeColumn()
  runAt: Date;

  @DateTimeColumn({ nullable: true })
  leaseUntil: Date | null;

  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  /** Of the request that caused it; `null` for what the clock or another process began. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  requestId: string | null;

  /**
   * Trace parent at the time of enqueueing, so that request and job share one trace; `null` without
   * tracing.
   */
  @Column({ type: 'varchar', length: 55, nullable: true })
  traceParent: string | null;

  @DateTimeColumn()
  created: Date;

  @DateTimeColumn({ nullable: true })
  finished: Date | null;
}
