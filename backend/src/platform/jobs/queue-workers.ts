import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Worker } from 'bullmq';
import { AppConfig } from '../config/index.js';
import { JobExecutor } from './job-executor.js';
import { JobRegistry } from './job-registry.js';
import { JobStore } from './job-store.js';
import { consumerConnection, sparingly } from './queue-connection.js';

const AT_ONCE_PER_KIND = 4;
const CLOSE_TIMEOUT_MS = 30_000;

/** Executes what the relay carried to the queues. Each kind has workers of its own, so that e-mails never wait behind zips. */
@Injectable()
export class QueueWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueWorkers.name);
  private workers: Worker[] = [];

  constructor(
    private readonly config: AppConfig,
    private readonly store: JobStore,
    private readonly registry: JobRegistry,
    private readonly executor: JobExecutor,
  ) {}

  onApplicationBootstrap(): void {
    const { redisUrl } = this.config;
    if (redisUrl === null) throw new Error('The workers need REDIS_URL');
    this.workers = this.registry.kinds.map((kind) => {
      const worker = new Worker(kind, async ({ id }) => this.execute(id), { connection: consumerConnection(redisUrl), concurrency: AT_ONCE_PER_KIND });
      worker.on('error', sparingly(this.logger, 'Queue server away'));
      return worker;
    });
  }

  /** Finishes the jobs in hand. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.allSettled(this.workers.map((worker) => worker.close())), pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** The table decides: a job that came twice, or is done, is passed over. */
  private async execute(id: string | undefined): Promise<void> {
    const job = id === undefined ? null : await this.store.findQueued(id);
    if (job !== null) await this.executor.run(job);
  }
}
