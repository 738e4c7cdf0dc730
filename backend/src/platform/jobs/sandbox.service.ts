import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnitOfWork } from '../database/index.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { ForkedSandbox } from './forked-sandbox.util.js';
import { JobExecutorService } from './job-executor.service.js';
import { JobRegistryService } from './job-registry.service.js';
import { JobRepository } from './job.repository.js';
import { LEASE_RENEWAL_MS, retryBackoffMs } from './jobs.constants.js';
import type { OutboxJob } from './outbox-job.entity.js';
import { PollingLoop } from './polling-loop.util.js';

const POLL_INTERVAL_MS = 1_000;
const BATCH_SIZE = 20;
/** Leases of one dead process run out within seconds of each other: one sandbox serves them all. */
const IDLE_MS = 10_000;
/** After a sandbox that did not start. */
const RESTART_PAUSE_MS = 10_000;
/** A kill of all processes of the portal, or a request to stop, reaches this one within that time. */
const VERDICT_DELAY_MS = 1_000;

/**
 * Runs abandoned jobs, whose process died while they ran, one after the other in a sandbox: a
 * process of their own. A sandbox that dies while this process lives died of its job.
 */
@Injectable()
export class SandboxService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SandboxService.name);
  private loop: PollingLoop | null = null;
  private readonly starting = new AbortController();
  private sandbox: ForkedSandbox | null = null;
  private usedAt = 0;
  private isStopping = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobRepository: JobRepository,
    private readonly jobRegistryService: JobRegistryService,
    private readonly jobExecutorService: JobExecutorService,
    private readonly metricsService: MetricsService,
  ) {}

  onApplicationBootstrap(): void {
    this.loop = new PollingLoop(() => this.runNextJob(), POLL_INTERVAL_MS, this.logger);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    if (this.sandbox === null) this.starting.abort();
    await Promise.all([this.loop?.stop(), this.stopSandbox()]);
  }

  private async runNextJob(): Promise<boolean> {
    const job = await this.findNextJob();
    if (job === null) {
      if (Date.now() - this.usedAt > IDLE_MS) await this.stopSandbox();
      return false;
    }
    // Before the claim: a sandbox that does not start is no fault of the job.
    const sandbox = await this.prepareSandbox();
    if (this.isStopping) return false;
    const claimed = await this.jobRepository.claimJob(job);
    if (claimed !== null) await this.runClaimedJob(sandbox, claimed);
    return true;
  }

  /** A job of this process whose lease ran out while the process stood still is not abandoned. */
  private async findNextJob(): Promise<OutboxJob | null> {
    const jobs = await this.jobRepository.findAbandonedJobs(BATCH_SIZE);
    return jobs.find((job) => isDue(job) && !this.jobExecutorService.isRunning(job.id)) ?? null;
  }

  private async prepareSandbox(): Promise<ForkedSandbox> {
    if (this.sandbox?.isRunning === true) return this.sandbox;
    this.sandbox = null;
    try {
      this.sandbox = await ForkedSandbox.start(this.starting.signal);
      return this.sandbox;
    } catch (error) {
      // The loop pauses for a second, which is too short for so much work.
      if (!this.isStopping)
        await pause(RESTART_PAUSE_MS, undefined, this.starting).catch(() => undefined);
      throw error;
    }
  }

  private async runClaimedJob(sandbox: ForkedSandbox, job: OutboxJob): Promise<void> {
    const began = performance.now();
    const measureSeconds = (): number => (performance.now() - began) / 1_000;
    // The sandbox renews the lease too, unless the job holds up its event loop.
    const renewal = setInterval(() => void this.renewLease(job), LEASE_RENEWAL_MS);
    try {
      const outcome = await sandbox.runJob(job);
      this.usedAt = Date.now();
      if ('death' in outcome) {
        this.sandbox = null;
        const seconds = measureSeconds();
        if (await this.handleDeath(job, outcome))
          this.metricsService.recordJob(job.kind, 'crashed', seconds);
      } else if (outcome.result !== null && outcome.result !== 'postponed')
        this.metricsService.recordJob(job.kind, outcome.result, measureSeconds());
    } finally {
      clearInterval(renewal);
    }
  }

  /** @returns whether the job is given up */
  private async handleDeath(
    job: OutboxJob,
    { death, isJobToBlame }: { death: string; isJobToBlame: boolean },
  ): Promise<boolean> {
    await pause(VERDICT_DELAY_MS);
    if (this.isStopping) return false;
    if (isJobToBlame) return this.recordCrash(job, death);
    await this.jobRepository.returnAbandonedJob(job, 0);
    return false;
  }

  private async recordCrash(job: OutboxJob, death: string): Promise<boolean> {
    const isRecorded = await this.unitOfWork.run(async () => {
      if (!(await this.jobRepository.markJobCrashed(job, death))) return false;
      await this.jobRegistryService.failCrashedJob(job.kind, JSON.parse(job.payload));
      return true;
    });
    if (isRecorded)
      this.logger.error({ jobId: job.id, kind: job.kind, death }, 'Job ended its process twice');
    return isRecorded;
  }

  private async stopSandbox(): Promise<void> {
    const { sandbox } = this;
    if (sandbox === null) return;
    await sandbox.stop();
    this.sandbox = null;
  }

  private async renewLease(job: OutboxJob): Promise<void> {
    try {
      await this.jobRepository.renewJobLease(job);
    } catch (error) {
      this.logger.warn({ jobId: job.id, err: error }, 'Lease of a job not renewed');
    }
  }
}

/**
 * The pause grows with each interruption after the second: a job whose sandbox ends together with
 * its parent, as for want of memory, leaves the others ever more time.
 */
const isDue = ({ interruptions, leaseUntil }: OutboxJob): boolean =>
  interruptions < 2 || Date.now() >= (leaseUntil?.getTime() ?? 0) + retryBackoffMs(interruptions);
