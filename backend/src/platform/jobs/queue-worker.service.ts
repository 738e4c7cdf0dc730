import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Worker } from 'bullmq';
import { AppConfig } from '../config/index.js';
import { createThrottledLogger } from '../logging/throttled-logger.util.js';
import { drainInFlight } from './drain-in-flight.util.js';
import { JobExecutorService } from './job-executor.service.js';
import { JobRegistryService } from './job-registry.service.js';
import { JobRepository } from './job.repository.js';
import { LEASE_MS, LEASE_RENEWAL_MS } from './jobs.constants.js';
import { consumerConnectionOptions } from './queue-connection.config.js';
import { toOutboxJobId } from './queue-job-id.util.js';

const CONCURRENCY_PER_KIND = 4;
const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Executes the jobs that the relay added to the queues. Each kind has separate workers, so that
 * e-mails never wait behind zips.
 */
@Injectable()
export class QueueWorkerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueWorkerService.name);
  private readonly inFlight = new Set<Promise<void>>();
  private workers: Worker[] = [];

  constructor(
    private readonly config: AppConfig,
    private readonly jobRepository: JobRepository,
    private readonly jobRegistryService: JobRegistryService,
    private readonly jobExecutorService: JobExecutorService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { redisUrl } = this.config;
    if (redisUrl === null) throw new Error('The workers need REDIS_URL');
    const { Worker } = await import('bullmq');
    this.workers = this.jobRegistryService.jobKinds.map((kind) => {
      const worker = new Worker(kind, async ({ id }) => this.trackJob(id), {
        connection: consumerConnectionOptions(redisUrl),
        concurrency: this.jobRegistryService.getConcurrency(kind) ?? CONCURRENCY_PER_KIND,
        // For a worker that dies between receiving a job and beginning it: its entry must not stay
        // in its hands for 90 s.
        lockDuration: LEASE_MS,
        stalledInterval: LEASE_RENEWAL_MS,
      });
      worker.on('error', createThrottledLogger(this.logger, 'Queue server away'));
      return worker;
    });
  }

  /**
   * Finishes the in-flight jobs. Disconnecting from the queue server is optional and must not hang
   * when it is away.
   */
  async beforeApplicationShutdown(): Promise<void> {
    const closed = Promise.allSettled(this.workers.map((worker) => worker.close()));
    await drainInFlight(this.inFlight, this.logger);
    await Promise.race([closed, pause(CLOSE_TIMEOUT_MS)]);
  }

  private async trackJob(id: string | undefined): Promise<void> {
    const work = this.executeQueuedJob(id);
    this.inFlight.add(work);
    await work.finally(() => this.inFlight.delete(work));
  }

  /** The table decides: a job that came twice, or is done, is passed over. */
  private async executeQueuedJob(id: string | undefined): Promise<void> {
    const job = id === undefined ? null : await this.jobRepository.findQueuedJob(toOutboxJobId(id));
    if (job !== null) await this.jobExecutorService.executeJob(job);
  }
}
