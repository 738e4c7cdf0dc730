import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import { AppConfig } from '../config/index.js';
import { sparingly } from '../logging/sparingly.js';
import { JobExecutor } from './job-executor.js';
import { JobRegistry } from './job-registry.js';
import { JobStore } from './job-store.js';
import { QUEUED_MS } from './job-times.js';
import type { OutboxJob } from './outbox-job.entity.js';
import { JOB_OPTIONS, producerConnection } from './queue-connection.js';
import { queueId } from './queue-id.js';
import { WorkLoop } from './work-loop.js';

const LOOK_EVERY_MS = 250;
const AT_ONCE = 200;
const ADD_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 3_000;
const AWAY_PAUSE_MS = 1_000;

/**
 * Carries jobs from the table to BullMQ, one queue per kind, each try under a name of its own: adding a try that is
 * already there changes nothing. A job not begun in time (the queue server lost it) becomes due and is carried again.
 */
@Injectable()
export class QueueRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueRelay.name);
  private readonly queues = new Map<string, Queue>();
  private loop: WorkLoop | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly store: JobStore,
    private readonly registry: JobRegistry,
    private readonly executor: JobExecutor,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { redisUrl } = this.config;
    if (redisUrl === null) throw new Error('The relay needs REDIS_URL');
    // By those alone who have a queue server.
    const { Queue } = await import('bullmq');
    for (const kind of this.registry.kinds) {
      const queue = new Queue(kind, {
        connection: producerConnection(redisUrl),
        defaultJobOptions: JOB_OPTIONS,
      });
      queue.on('error', sparingly(this.logger, 'Queue server away'));
      this.queues.set(kind, queue);
    }
    this.loop = new WorkLoop(() => this.round(), LOOK_EVERY_MS, this.logger);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
    await Promise.race([
      Promise.allSettled([...this.queues.values()].map((queue) => queue.close())),
      pause(CLOSE_TIMEOUT_MS),
    ]);
  }

  private async round(): Promise<boolean> {
    const jobs = await this.store.due(AT_ONCE);
    for (const [kind, ofKind] of Map.groupBy(jobs, (job) => job.kind)) {
      const queue = this.queues.get(kind);
      // No handler in this version: executing it writes that down and ends in the dead letters.
      if (queue === undefined) await Promise.all(ofKind.map((job) => this.executor.run(job)));
      else await this.carry(queue, ofKind);
    }
    return jobs.length === AT_ONCE;
  }

  /** The row is marked first, so that a worker that is quick finds it marked. */
  private async carry(queue: Queue, jobs: OutboxJob[]): Promise<void> {
    const marked: OutboxJob[] = [];
    for (const job of jobs) {
      if (await this.store.queue(job, QUEUED_MS)) marked.push(job);
    }
    try {
      await withinTime(
        queue.addBulk(
          marked.map((job) => ({ name: queue.name, data: {}, opts: { jobId: queueId(job) } })),
        ),
      );
    } catch (error) {
      for (const job of marked) await this.store.unqueue(job, AWAY_PAUSE_MS);
      throw error;
    }
  }
}

/** BullMQ waits for ever for its first connection. */
async function withinTime(adding: Promise<unknown>): Promise<void> {
  adding.catch(() => undefined);
  const late = pause(ADD_TIMEOUT_MS, 'late', { ref: false });
  if ((await Promise.race([adding, late])) === 'late')
    throw new Error('Queue server does not answer');
}
