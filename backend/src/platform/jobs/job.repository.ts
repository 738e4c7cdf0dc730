import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { FailedJobState } from '@pratiche/api';
import { UnrecoverableError } from 'bullmq';
import {
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  Not,
  EntityManager,
  type FindManyOptions,
  type FindOptionsWhere,
} from 'typeorm';
import { isSqlite } from '../database/index.js';
import { LEASE_MS, MAX_ATTEMPTS, retryBackoffMs } from './jobs.constants.js';
import { OutboxJob, type JobStatus } from './outbox-job.entity.js';

const MAX_ERROR_LENGTH = 4_000;
const WHERE_BY_STATE: Record<FailedJobState, FindOptionsWhere<OutboxJob>> = {
  dead: { status: In(['dead', 'crashed']) },
  retrying: { status: In(['pending', 'queued', 'running']), lastError: Not(IsNull()) },
};

const SKIP_LOCKED = {
  lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
} satisfies FindManyOptions<OutboxJob>;

/** Replaces a payload that is not kept. */
export const EMPTY_PAYLOAD = '{}';

/**
 * Changes the state of jobs. A worker's change is a single conditional update, so that only one of
 * several succeeds; a relay locks its batch.
 */
@Injectable()
export class JobRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  private get jobs() {
    return this.manager.getRepository(OutboxJob);
  }

  /** Finds jobs without a worker: due, or handed to a queue that lost them. `except` leaves kinds out. */
  async findDueJobs(limit: number, except: readonly string[] = []): Promise<OutboxJob[]> {
    return this.findInDueStates(limit, except.length === 0 ? {} : { kind: Not(In([...except])) });
  }

  /**
   * Finds due jobs and locks them until the transaction ends; those that another transaction holds
   * are skipped, not waited for. SQLite locks no rows: its transactions run one after the other.
   */
  async lockDueJobs(limit: number): Promise<OutboxJob[]> {
    return this.findInDueStates(limit, {}, isSqlite(this.manager.connection) ? {} : SKIP_LOCKED);
  }

  /** Reads each state in the order of its index, because a sort would lock every due row first. */
  private async findInDueStates(
    limit: number,
    others: FindOptionsWhere<OutboxJob>,
    lock: Pick<FindManyOptions<OutboxJob>, 'lock'> = {},
  ): Promise<OutboxJob[]> {
    const now = new Date();
    const states: FindOptionsWhere<OutboxJob>[] = [
      { status: 'pending', runAt: LessThanOrEqual(now) },
      { status: 'queued', leaseUntil: LessThan(now) },
    ];
    const found: OutboxJob[] = [];
    for (const where of states) {
      if (found.length < limit)
        found.push(
          ...(await this.jobs.find({
            where: { ...where, ...others },
            order: where.status === 'pending' ? { runAt: 'ASC' } : { leaseUntil: 'ASC' },
            take: limit - found.length,
            ...lock,
          })),
        );
    }
    return found;
  }

  /** Finds running jobs whose worker died or stopped responding. */
  async findAbandonedJobs(limit: number): Promise<OutboxJob[]> {
    return this.jobs.find({
      where: { status: 'running', leaseUntil: LessThan(new Date()) },
      order: { leaseUntil: 'ASC' },
      take: limit,
    });
  }

  /** Inserts a job; an existing job with the same key is kept unchanged. */
  async insertJob(job: OutboxJob): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(OutboxJob)
      .values(job)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  findJob(id: string): Promise<OutboxJob | null> {
    return this.jobs.findOneBy({ id });
  }

  /** Jobs that failed for good (`dead`) or are tried again (`retrying`), oldest first, with the number of all. */
  listFailedJobs(
    state: FailedJobState,
    page: { number: number; size: number },
  ): Promise<[OutboxJob[], number]> {
    return this.jobs.findAndCount({
      where: WHERE_BY_STATE[state],
      order: { created: 'ASC', id: 'ASC' },
      skip: (page.number - 1) * page.size,
      take: page.size,
    });
  }

  /** Number of jobs that failed for good. */
  async countDeadJobs(): Promise<number> {
    return this.jobs.count({ where: WHERE_BY_STATE.dead });
  }

  /** The job, if it was handed to the queue and no worker has begun it. */
  async findQueuedJob(id: string): Promise<OutboxJob | null> {
    return this.jobs.findOneBy({ id, status: 'queued' });
  }

  /** Takes the job to work on it; `null` when another was quicker. */
  async claimJob(job: OutboxJob): Promise<OutboxJob | null> {
    const claim = {
      status: 'running' as const,
      attempts: job.attempts + 1,
      interruptions: job.interruptions + (job.status === 'running' ? 1 : 0),
    };
    const taken = await this.updateJobState(job, { ...claim, leaseUntil: dateFromNow(LEASE_MS) });
    return taken ? { ...job, ...claim } : null;
  }

  /** Marks jobs that the transaction has locked as handed over. */
  async markJobsQueued(jobs: readonly OutboxJob[], leaseUntil: Date): Promise<void> {
    if (jobs.length > 0) await this.jobs.update(whereIdIn(jobs), { status: 'queued', leaseUntil });
  }

  /**
   * Back to waiting, for another try in a while: handing over failed. The lease names the hand-over,
   * so that a job that a worker has begun or another relay has taken meanwhile stays as it is.
   */
  async returnJobsToPending(
    jobs: readonly OutboxJob[],
    leaseUntil: Date,
    pauseMs: number,
  ): Promise<void> {
    await this.jobs.update(
      { ...whereIdIn(jobs), status: 'queued', leaseUntil },
      { status: 'pending', leaseUntil: null, runAt: dateFromNow(pauseMs) },
    );
  }

  async renewJobLease(job: OutboxJob): Promise<void> {
    await this.updateJobState(job, { leaseUntil: dateFromNow(LEASE_MS) });
  }

  async markJobDone(job: OutboxJob, forgetsPayload = false): Promise<void> {
    await this.updateJobState(job, {
      status: 'done',
      ...(forgetsPayload ? { payload: EMPTY_PAYLOAD } : {}),
      leaseUntil: null,
      lastError: null,
      finished: new Date(),
    });
  }

  /** Back to waiting until later, as if this attempt had not been made. */
  async postponeJob(job: OutboxJob, delayMs: number): Promise<void> {
    await this.updateJobState(job, {
      status: 'pending',
      attempts: job.attempts - 1,
      leaseUntil: null,
      runAt: dateFromNow(delayMs),
    });
  }

  /** Makes a postponed job due at once; one that failed keeps its pause. */
  async advancePostponedJob(key: string): Promise<void> {
    await this.jobs.update({ key, status: 'pending', lastError: IsNull() }, { runAt: new Date() });
  }

  /** Makes the job due again at once, because its processor stopped in an orderly way. */
  async requeueJob(job: OutboxJob): Promise<void> {
    await this.updateJobState(job, {
      status: 'pending',
      interruptions: job.interruptions + 1,
      leaseUntil: null,
      runAt: new Date(),
    });
  }

  /** Leaves the job to the next sandbox. */
  async returnAbandonedJob(job: OutboxJob, delayMs: number): Promise<void> {
    await this.updateJobState(job, { leaseUntil: dateFromNow(delayMs) });
  }

  /**
   * Gives up a job that ended its process while it ran alone.
   * @returns whether the job was still this attempt's
   */
  async markJobCrashed(job: OutboxJob, death: string): Promise<boolean> {
    return this.updateJobState(job, {
      status: 'crashed',
      leaseUntil: null,
      lastError: `ProcessEndedError: ${death}`,
      finished: new Date(),
    });
  }

  /** Another attempt later, or the end of it. */
  async recordJobFailure(
    job: OutboxJob,
    error: unknown,
    maxAttempts: number = MAX_ATTEMPTS,
  ): Promise<JobStatus> {
    const dead = countFailures(job) >= maxAttempts || error instanceof UnrecoverableError;
    const lastError = (
      error instanceof Error ? (error.stack ?? error.message) : String(error)
    ).slice(0, MAX_ERROR_LENGTH);
    await this.updateJobState(
      job,
      dead
        ? { status: 'dead', leaseUntil: null, lastError, finished: new Date() }
        : {
            status: 'pending',
            leaseUntil: null,
            lastError,
            runAt: dateFromNow(retryBackoffMs(countFailures(job))),
          },
    );
    return dead ? 'dead' : 'pending';
  }

  /**
   * Deletes jobs done before the moment.
   * @returns the number of deleted jobs
   */
  async deleteJobsDoneBefore(before: Date): Promise<number> {
    return (await this.jobs.delete({ status: 'done', finished: LessThan(before) })).affected ?? 0;
  }

  /**
   * Gives a failed job all its attempts again, starting now; one that ended its process begins in a
   * sandbox.
   * @returns whether there was such a job
   */
  async retryFailedJob(id: string): Promise<boolean> {
    const now = new Date();
    const common = { interruptions: 0, runAt: now, lastError: null, finished: null };
    const anew = { ...common, status: 'pending' as const, attempts: 0, leaseUntil: null };
    const abandoned = { ...common, status: 'running' as const, attempts: 1, leaseUntil: now };
    for (const [status, change] of [
      ['dead', anew],
      ['crashed', abandoned],
      ['pending', anew],
    ] as const) {
      const where = { id, status, lastError: Not(IsNull()) };
      if ((await this.manager.update(OutboxJob, where, change)).affected === 1) return true;
    }
    return false;
  }

  /**
   * Discards a dead job for good. Its key stays reserved, its payload is cleared.
   * @returns whether there was such a job
   */
  async discardDeadJob(id: string): Promise<boolean> {
    const { affected } = await this.manager.update(
      OutboxJob,
      { id, status: In(['dead', 'crashed']) },
      { status: 'done', payload: EMPTY_PAYLOAD, lastError: null, finished: new Date() },
    );
    return affected === 1;
  }

  /** Clears the payloads of dead jobs of a kind from before the moment; the rows stay visible. */
  async clearDeadJobPayloads(kind: string, before: Date): Promise<void> {
    await this.jobs.update(
      {
        kind,
        status: In(['dead', 'crashed']),
        finished: LessThan(before),
        payload: Not(EMPTY_PAYLOAD),
      },
      { payload: EMPTY_PAYLOAD },
    );
  }

  private async updateJobState(
    job: Pick<OutboxJob, 'id' | 'status' | 'attempts'>,
    to: Partial<OutboxJob>,
  ): Promise<boolean> {
    const { id, status, attempts } = job;
    return ((await this.jobs.update({ id, status, attempts }, to)).affected ?? 0) > 0;
  }
}

/** Attempts that failed, with the running one: an attempt that was interrupted is no failure. */
const countFailures = ({ attempts, interruptions }: OutboxJob): number => attempts - interruptions;

const whereIdIn = (jobs: readonly OutboxJob[]): FindOptionsWhere<OutboxJob> => ({
  id: In(jobs.map(({ id }) => id)),
});

const dateFromNow = (ms: number): Date => new Date(Date.now() + ms);
