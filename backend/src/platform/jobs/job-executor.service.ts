import { Injectable, Logger } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { runWithoutStatementLimit } from '../database/index.js';
import { MetricsService, type JobResult } from '../metrics/metrics.service.js';
import { TracingService, type TraceSpan } from '../tracing/index.js';
import { PostponeJobError, RequeueJobError } from './job-return.error.js';
import { JobRegistryService } from './job-registry.service.js';
import { JobRepository } from './job.repository.js';
import { LEASE_RENEWAL_MS } from './jobs.constants.js';
import type { OutboxJob } from './outbox-job.entity.js';

/** Runs one job, from claiming it to recording its result. */
@Injectable()
export class JobExecutorService {
  private readonly logger = new Logger(JobExecutorService.name);
  private readonly running = new Set<string>();

  constructor(
    private readonly jobRepository: JobRepository,
    private readonly jobRegistryService: JobRegistryService,
    private readonly metricsService: MetricsService,
    private readonly pino: PinoLogger,
    private readonly tracingService: TracingService,
  ) {}

  /** Does nothing when another worker has the job or it is finished. */
  async executeJob(job: OutboxJob): Promise<void> {
    const taken = await this.jobRepository.claimJob(job);
    if (taken !== null) await this.runClaimedJob(taken);
  }

  /** Whether this process has the job in hand. */
  isRunning(id: string): boolean {
    return this.running.has(id);
  }

  /** @param options `isSandboxed`: whatever sends the job back leaves it to the next sandbox */
  async runClaimedJob(taken: OutboxJob, { isSandboxed = false } = {}): Promise<JobResult> {
    const { id: jobId, kind, requestId, attempts, runAt, traceParent } = taken;
    const request = requestId === null ? {} : { requestId };
    const span = this.tracingService.startRootSpan(
      `job ${kind}`,
      'consumer',
      {
        'job.kind': kind,
        'job.id': jobId,
        'job.attempt': attempts,
        'job.waited_ms': Date.now() - runAt.getTime(),
        ...(requestId === null ? {} : { 'request.id': requestId }),
      },
      traceParent,
    );
    // Every line logged inside names the job and the request that caused it.
    const work = () =>
      this.pino.runInContext(
        () => runWithoutStatementLimit(() => this.runProcessor(taken, isSandboxed)),
        { bindings: { jobId, kind, ...request } },
      );
    this.running.add(jobId);
    try {
      if (span === null) return await work();
      return await span.runAndEnd(async () => setSpanResult(span, await work()));
    } finally {
      this.running.delete(jobId);
    }
  }

  private async runProcessor(taken: OutboxJob, isSandboxed: boolean): Promise<JobResult> {
    const began = performance.now();
    const count = (result: JobResult): void => {
      const ms = performance.now() - began;
      this.metricsService.recordJob(taken.kind, result, ms / 1_000);
      this.logger.log({ msg: 'job', attempt: taken.attempts, result, ms: Math.round(ms) });
    };
    const renewal = setInterval(() => void this.renewLease(taken), LEASE_RENEWAL_MS);
    try {
      await this.jobRegistryService.processJob(taken.kind, {
        id: taken.id,
        data: JSON.parse(taken.payload) as unknown,
        attemptsStarted: taken.attempts,
        attemptsMade: taken.attempts - taken.interruptions - 1,
      });
      await this.jobRepository.markJobDone(
        taken,
        this.jobRegistryService.isConfidentialKind(taken.kind),
      );
      count('done');
      return 'done';
    } catch (error) {
      if (error instanceof PostponeJobError) {
        if (isSandboxed) await this.jobRepository.returnAbandonedJob(taken, error.delayMs);
        else await this.jobRepository.postponeJob(taken, error.delayMs);
        // It looks again every few seconds: not worth a line or a count.
        return 'postponed';
      }
      if (error instanceof RequeueJobError) {
        count('put-back');
        if (isSandboxed) await this.jobRepository.returnAbandonedJob(taken, 0);
        else await this.jobRepository.requeueJob(taken);
        return 'put-back';
      }
      const status = await this.jobRepository.recordJobFailure(
        taken,
        error,
        this.jobRegistryService.getMaxAttempts(taken.kind),
      );
      const result = status === 'dead' ? 'dead' : 'failed';
      count(result);
      this.logger.error(
        { attempt: taken.attempts, status, err: error },
        `Job failed, now ${status}`,
      );
      return result;
    } finally {
      clearInterval(renewal);
    }
  }

  /** A renewal that fails is no harm: the processor goes on, and at worst the job runs once more elsewhere. */
  private async renewLease(job: OutboxJob): Promise<void> {
    try {
      await this.jobRepository.renewJobLease(job);
    } catch (error) {
      this.logger.warn({ jobId: job.id, err: error }, 'Lease of a job not renewed');
    }
  }
}

function setSpanResult(span: TraceSpan, result: JobResult): JobResult {
  span.setAttributes({ 'job.result': result });
  if (result !== 'done' && result !== 'postponed') span.recordFailure(result);
  return result;
}
