import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { drainInFlight } from './drain-in-flight.util.js';
import { JobExecutorService } from './job-executor.service.js';
import { JobRegistryService } from './job-registry.service.js';
import { JobSignalService } from './job-signal.service.js';
import { JobRepository } from './job.repository.js';
import type { OutboxJob } from './outbox-job.entity.js';
import { PollingLoop } from './polling-loop.util.js';

const POLL_INTERVAL_MS = 1_000;
const CONCURRENCY = 4;

/**
 * Executes jobs directly from the table, without a queue server. Any number of processes may run
 * this worker.
 */
@Injectable()
export class LocalWorkerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LocalWorkerService.name);
  private readonly inFlight = new Map<Promise<void>, string>();
  private loop: PollingLoop | null = null;

  constructor(
    private readonly jobRepository: JobRepository,
    private readonly jobRegistryService: JobRegistryService,
    private readonly jobExecutorService: JobExecutorService,
    private readonly jobSignalService: JobSignalService,
  ) {}

  onApplicationBootstrap(): void {
    const loop = new PollingLoop(() => this.startDueJobs(), POLL_INTERVAL_MS, this.logger);
    this.loop = loop;
    this.jobSignalService.onNewJob(() => loop.wake());
  }

  /** Finishes the in-flight jobs; waiting jobs run after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
    await drainInFlight(this.inFlight, this.logger);
  }

  /** Fills the free slots; each finished job wakes the loop to fill its slot again. */
  private async startDueJobs(): Promise<boolean> {
    const free = CONCURRENCY - this.inFlight.size;
    if (free === 0) return false;
    for (const job of await this.jobRepository.findDueJobs(free, this.kindsAtLimit()))
      if (this.hasCapacityFor(job.kind)) this.startJob(job);
    return false;
  }

  private kindsAtLimit(): string[] {
    return [...new Set(this.inFlight.values())].filter((kind) => !this.hasCapacityFor(kind));
  }

  private hasCapacityFor(kind: string): boolean {
    const limit = this.jobRegistryService.getConcurrency(kind);
    return (
      limit === null || [...this.inFlight.values()].filter((one) => one === kind).length < limit
    );
  }

  private startJob(job: OutboxJob): void {
    const work: Promise<void> = this.jobExecutorService
      .executeJob(job)
      .catch((error: unknown) =>
        this.logger.error({ jobId: job.id, err: error }, 'State of a job not written'),
      )
      .finally(() => {
        this.inFlight.delete(work);
        this.loop?.wake();
      });
    this.inFlight.set(work, job.kind);
  }
}
