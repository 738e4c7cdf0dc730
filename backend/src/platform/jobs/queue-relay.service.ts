import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Queue } from 'bullmq';
import { AppConfig } from '../config/index.js';
import { UnitOfWork } from '../database/index.js';
import { createThrottledLogger } from '../logging/throttled-logger.util.js';
import { JobExecutorService } from './job-executor.service.js';
import { JobRegistryService } from './job-registry.service.js';
import { JobRepository } from './job.repository.js';
import { QUEUED_LEASE_MS } from './jobs.constants.js';
import type { OutboxJob } from './outbox-job.entity.js';
import {
  QUEUE_JOB_OPTIONS,
  producerConnectionOptions,
  toQueuePrefix,
} from './queue-connection.config.js';
import { toQueueJobId } from './queue-job-id.util.js';
import { PollingLoop } from './polling-loop.util.js';

const POLL_INTERVAL_MS = 250;
const BATCH_SIZE = 200;
const ADD_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 3_000;
const UNAVAILABLE_PAUSE_MS = 1_000;

/**
 * Relays jobs from the table to BullMQ in batches, one queue per kind; adding an attempt twice
 * changes nothing. A job that is not begun in time (the queue server lost it) is relayed again. Any
 * number of processes may run this relay.
 */
@Injectable()
export class QueueRelayService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueRelayService.name);
  private readonly queues = new Map<string, Queue>();
  private loop: PollingLoop | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly jobRepository: JobRepository,
    private readonly jobRegistryService: JobRegistryService,
    private readonly jobExecutorService: JobExecutorService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onApplicationBootstrap(): void {
    const { redisUrl, database } = this.config;
    if (redisUrl === null) throw new Error('The relay needs REDIS_URL');
    for (const kind of this.jobRegistryService.jobKinds) {
      const queue = new Queue(kind, {
        connection: producerConnectionOptions(redisUrl),
        prefix: toQueuePrefix(database),
        defaultJobOptions: QUEUE_JOB_OPTIONS,
      });
      queue.on('error', createThrottledLogger(this.logger, 'Queue server away'));
      this.queues.set(kind, queue);
    }
    this.loop = new PollingLoop(() => this.relayDueJobs(), POLL_INTERVAL_MS, this.logger);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
    await Promise.race([
      Promise.allSettled([...this.queues.values()].map((queue) => queue.close())),
      pause(CLOSE_TIMEOUT_MS),
    ]);
  }

  private async relayDueJobs(): Promise<boolean> {
    // Most rounds find nothing, which is not worth a transaction.
    if ((await this.jobRepository.findDueJobs(1)).length === 0) return false;
    const leaseUntil = new Date(Date.now() + QUEUED_LEASE_MS);
    const jobs = await this.takeDueJobs(leaseUntil);
    // All kinds at once, because a lease must not run out while a queue before its own is slow.
    const outcomes = await Promise.allSettled(
      [...Map.groupBy(jobs, ({ kind }) => kind)].map(([kind, ofKind]) =>
        this.publishJobs(kind, ofKind, leaseUntil),
      ),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return jobs.length === BATCH_SIZE;
  }

  /**
   * Marks the batch in the transaction that locks it, so that each row goes to one relay. The queue
   * gets it after the commit: a quick worker finds it marked, and if this process dies before, the
   * lease ends and the rows are due again.
   */
  private async takeDueJobs(leaseUntil: Date): Promise<OutboxJob[]> {
    return this.unitOfWork.run(async () => {
      const jobs = await this.jobRepository.lockDueJobs(BATCH_SIZE);
      const known = jobs.filter(({ kind }) => this.queues.has(kind));
      await this.jobRepository.markJobsQueued(known, leaseUntil);
      return jobs;
    });
  }

  private async publishJobs(
    kind: string,
    jobs: readonly OutboxJob[],
    leaseUntil: Date,
  ): Promise<void> {
    const queue = this.queues.get(kind);
    if (queue === undefined) {
      // No processor in this version: executing it writes that down and ends in the dead letters.
      await Promise.all(jobs.map((job) => this.jobExecutorService.executeJob(job)));
      return;
    }
    try {
      await withTimeout(
        queue.addBulk(
          jobs.map((job) => ({ name: kind, data: {}, opts: { jobId: toQueueJobId(job) } })),
        ),
      );
    } catch (error) {
      await this.jobRepository.returnJobsToPending(jobs, leaseUntil, UNAVAILABLE_PAUSE_MS);
      throw error;
    }
  }
}

/** BullMQ waits for ever for its first connection. */
async function withTimeout(adding: Promise<unknown>): Promise<void> {
  adding.catch(() => undefined);
  const late = pause(ADD_TIMEOUT_MS, 'late', { ref: false });
  if ((await Promise.race([adding, late])) === 'late')
    throw new Error('Queue server does not answer');
}
