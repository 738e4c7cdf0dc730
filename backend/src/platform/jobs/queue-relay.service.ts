import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Queue } from 'bullmq';
import { AppConfig } from '../config/index.js';
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
 * Relays jobs from the table to BullMQ, one queue per kind; adding an attempt twice changes
 * nothing. A job that is not begun in time (the queue server lost it) is relayed again.
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
    const jobs = await this.jobRepository.findDueJobs(BATCH_SIZE);
    for (const [kind, ofKind] of Map.groupBy(jobs, (job) => job.kind)) {
      const queue = this.queues.get(kind);
      // No processor in this version: executing it writes that down and ends in the dead letters.
      if (queue === undefined)
        await Promise.all(ofKind.map((job) => this.jobExecutorService.executeJob(job)));
      else await this.publishJobs(queue, ofKind);
    }
    return jobs.length === BATCH_SIZE;
  }

  /** The row is marked first, so that a worker that is quick finds it marked. */
  private async publishJobs(queue: Queue, jobs: OutboxJob[]): Promise<void> {
    const marked: OutboxJob[] = [];
    for (const job of jobs) {
      if (await this.jobRepository.markJobQueued(job, QUEUED_LEASE_MS)) marked.push(job);
    }
    try {
      await withTimeout(
        queue.addBulk(
          marked.map((job) => ({ name: queue.name, data: {}, opts: { jobId: toQueueJobId(job) } })),
        ),
      );
    } catch (error) {
      for (const job of marked)
        await this.jobRepository.returnJobToPending(job, UNAVAILABLE_PAUSE_MS);
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
