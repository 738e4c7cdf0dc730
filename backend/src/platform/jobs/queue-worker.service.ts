import { setTimeout as pause } from 'node:timers/promises';
import { BullRegistrar, ProcessorDecoratorService } from '@nestjs/bullmq';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Worker } from 'bullmq';
import { createThrottledLogger } from '../logging/throttled-logger.util.js';
import { drainInFlight } from './drain-in-flight.util.js';
import { JobExecutorService } from './job-executor.service.js';
import { JobRegistryService } from './job-registry.service.js';
import { JobRepository } from './job.repository.js';
import { toOutboxJobId } from './queue-job-id.util.js';

const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Lets @nestjs/bullmq make one worker for each `@Processor`, and puts the outbox between worker and
 * processor: the row decides whether a job runs, and records how it ended.
 */
@Injectable()
export class QueueWorkerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueWorkerService.name);
  private readonly inFlight = new Set<Promise<void>>();
  private workers: Worker[] = [];

  constructor(
    private readonly moduleRef: ModuleRef,
    private readonly bullRegistrar: BullRegistrar,
    private readonly jobRepository: JobRepository,
    private readonly jobRegistryService: JobRegistryService,
    private readonly jobExecutorService: JobExecutorService,
  ) {}

  onApplicationBootstrap(): void {
    const decorator = this.moduleRef.get(ProcessorDecoratorService, { strict: false });
    // The package's own hook around all processors. The executor calls the row's processor itself,
    // because the entry of the queue has no payload.
    decorator.decorate = () => (queued) => this.trackJob(queued.id);
    this.bullRegistrar.register();
    const { jobKinds } = this.jobRegistryService;
    this.workers = jobKinds.map((kind) => this.jobRegistryService.getProcessor(kind).worker);
    for (const worker of this.workers)
      worker.on('error', createThrottledLogger(this.logger, 'Queue server away'));
  }

  /**
   * Finishes the in-flight jobs. The workers are paused and then closed by force: an ordinary
   * `close` waits for ever while the queue server is away, and @nestjs/bullmq would wait for it.
   */
  async beforeApplicationShutdown(): Promise<void> {
    const paused = Promise.allSettled(this.workers.map((worker) => worker.pause()));
    await drainInFlight(this.inFlight, this.logger);
    await Promise.race([paused, pause(CLOSE_TIMEOUT_MS)]);
    await Promise.allSettled(this.workers.map((worker) => worker.close(true)));
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
