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
const BATCH_SIZE = 20;

/**
 * Executes jobs directly from the table, without a queue server. Each kind has as many slots as its
 * `@Processor` asks for, as with one. Any number of processes may run this worker.
 */
@Injectable()
export class LocalWorkerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LocalWorkerService.name);
  private readonly inFlight = new Map<Promise<void>, OutboxJob>();
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

  /**
   * Fills the free slots; each finished job wakes the loop to fill its slot again.
   * @returns whether more jobs may wait behind those of kinds that are now at their limit
   */
  private async startDueJobs(): Promise<boolean> {
    const found = await this.jobRepository.findDueJobs(BATCH_SIZE, this.listKindsAtLimit());
    const startable = found.filter(({ id }) => !this.listRunning().some((one) => one.id === id));
    for (const job of startable) if (this.hasFreeSlot(job.kind)) this.startJob(job);
    return found.length === BATCH_SIZE && startable.length > 0;
  }

  private listRunning(): OutboxJob[] {
    return [...this.inFlight.values()];
  }

  private listKindsAtLimit(): string[] {
    return [...new Set(this.listRunning().map(({ kind }) => kind))].filter(
      (kind) => !this.hasFreeSlot(kind),
    );
  }

  private hasFreeSlot(kind: string): boolean {
    return (
      this.listRunning().filter((one) => one.kind === kind).length <
      this.jobRegistryService.getConcurrency(kind)
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
    this.inFlight.set(work, job);
  }
}
