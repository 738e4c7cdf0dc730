import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { JobResult } from '../metrics/metrics.service.js';
import { drainInFlight } from './drain-in-flight.util.js';
import { JobExecutorService } from './job-executor.service.js';
import { JobRepository } from './job.repository.js';

/** Runs in a sandbox the jobs that its parent process has claimed. */
@Injectable()
export class SandboxWorkerService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SandboxWorkerService.name);
  private readonly inFlight = new Set<Promise<void>>();

  constructor(
    private readonly jobRepository: JobRepository,
    private readonly jobExecutorService: JobExecutorService,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await drainInFlight(this.inFlight, this.logger);
  }

  /** @returns `null` when the end of the job could not be recorded: its lease runs out */
  async runClaimedJob(id: string, attempts: number): Promise<JobResult | null> {
    const ended = Promise.withResolvers<void>();
    this.inFlight.add(ended.promise);
    try {
      const job = await this.jobRepository.findJob(id);
      if (job?.status !== 'running' || job.attempts !== attempts) return null;
      return await this.jobExecutorService.runClaimedJob(job, { isSandboxed: true });
    } catch (error) {
      this.logger.error({ jobId: id, err: error }, 'State of a job not written');
      return null;
    } finally {
      this.inFlight.delete(ended.promise);
      ended.resolve();
    }
  }
}
