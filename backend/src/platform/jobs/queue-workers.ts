import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Worker } from 'bullmq';
import { AppConfig } from '../config/index.js';
import { sparingly } from '../logging/sparingly.js';
import { finishInHand } from './finish-in-hand.js';
import { JobExecutor } from './job-executor.js';
import { JobRegistry } from './job-registry.js';
import { JobStore } from './job-store.js';
import { LEASE_MS, RENEW_MS } from './job-times.js';
import { consumerConnection } from './queue-connection.js';
import { rowIdOf } from './queue-id.js';

const AT_ONCE_PER_KIND = 4;
const CLOSE_TIMEOUT_MS = 3_000;

/** Executes what the relay carried to the queues. Each kind has workers of its own, so that e-mails never wait behind zips. */
@Injectable()
export class QueueWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueWorkers.name);
  private readonly inHand = new Set<Promise<void>>();
  private workers: Worker[] = [];

  constructor(
    private readonly config: AppConfig,
    private readonly store: JobStore,
    private readonly registry: JobRegistry,
    private readonly executor: JobExecutor,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { redisUrl } = this.config;
    if (redisUrl === null) throw new Error('The workers need REDIS_URL');
    const { Worker } = await import('bullmq');
    this.workers = this.registry.kinds.map((kind) => {
      const worker = new Worker(kind, async ({ id }) => this.execute(id), {
        connection: consumerConnection(redisUrl),
        concurrency: this.registry.limitOf(kind) ?? AT_ONCE_PER_KIND,
        // For a worker that dies between receiving a job and beginning it: its entry must not stay in its hands for 90 s.
        lockDuration: LEASE_MS,
        stalledInterval: RENEW_MS,
      });
      worker.on('error', sparingly(this.logger, 'Queue server away'));
      return worker;
    });
  }

  /** Finishes the jobs in hand. Taking leave of the queue server is a courtesy that must not hang when it is away. */
  async beforeApplicationShutdown(): Promise<void> {
    const closed = Promise.allSettled(this.workers.map((worker) => worker.close()));
    await finishInHand(this.inHand, this.logger);
    await Promise.race([closed, pause(CLOSE_TIMEOUT_MS)]);
  }

  private async execute(id: string | undefined): Promise<void> {
    const work = this.work(id);
    this.inHand.add(work);
    await work.finally(() => this.inHand.delete(work));
  }

  /** The table decides: a job that came twice, or is done, is passed over. */
  private async work(id: string | undefined): Promise<void> {
    const job = id === undefined ? null : await this.store.findQueued(rowIdOf(id));
    if (job !== null) await this.executor.run(job);
  }
}
