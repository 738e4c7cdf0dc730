import { Injectable, Logger } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Metrics, type JobResult } from '../metrics/metrics.js';
import { Tracing, type OpenSpan } from '../tracing/index.js';
import { JobPutBack } from './job-handler.js';
import { JobRegistry } from './job-registry.js';
import { JobStore } from './job-store.js';
import { RENEW_MS } from './job-times.js';
import type { OutboxJob } from './outbox-job.entity.js';

/** Runs one job from taking it to writing down how it ended. */
@Injectable()
export class JobExecutor {
  private readonly logger = new Logger(JobExecutor.name);

  constructor(
    private readonly store: JobStore,
    private readonly registry: JobRegistry,
    private readonly metrics: Metrics,
    private readonly pino: PinoLogger,
    private readonly tracing: Tracing,
  ) {}

  /** Does nothing when another worker has the job or it is finished. */
  async run(job: OutboxJob): Promise<void> {
    const taken = await this.store.begin(job);
    if (taken === null) return;
    const { id: jobId, kind, requestId, attempts, runAt, traceParent } = taken;
    const request = requestId === null ? {} : { requestId };
    const span = this.tracing.begin(
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
    // Every line logged meanwhile names the job, and the request that caused it.
    const work = () =>
      this.pino.runInContext(() => this.execute(taken), { bindings: { jobId, kind, ...request } });
    if (span === null) await work();
    else await span.run(async () => tell(span, await work()));
  }

  private async execute(taken: OutboxJob): Promise<JobResult> {
    const began = performance.now();
    const count = (result: JobResult): void => {
      const ms = performance.now() - began;
      this.metrics.job(taken.kind, result, ms / 1_000);
      this.logger.log({ msg: 'job', attempt: taken.attempts, result, ms: Math.round(ms) });
    };
    const renewal = setInterval(() => void this.renew(taken), RENEW_MS);
    try {
      const payload = JSON.parse(taken.payload) as never;
      await this.registry
        .handlerOf(taken.kind)
        .handle(payload, { jobId: taken.id, attempt: taken.attempts });
      await this.store.done(taken, this.registry.isConfidential(taken.kind));
      count('done');
      return 'done';
    } catch (error) {
      if (error instanceof JobPutBack) {
        count('put-back');
        await this.store.putBack(taken);
        return 'put-back';
      }
      const status = await this.store.failed(taken, error, this.registry.attemptsOf(taken.kind));
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

  /** A renewal that fails is no harm: the handler goes on, and at worst the job runs once more elsewhere. */
  private async renew(job: OutboxJob): Promise<void> {
    try {
      await this.store.renew(job);
    } catch (error) {
      this.logger.warn({ jobId: job.id, err: error }, 'Lease of a job not renewed');
    }
  }
}

function tell(span: OpenSpan, result: JobResult): void {
  span.set({ 'job.result': result });
  if (result !== 'done') span.fail(result);
}
