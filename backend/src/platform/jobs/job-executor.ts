import { Injectable, Logger } from '@nestjs/common';
import { JobPutBack } from './job-handler.js';
import { JobRegistry } from './job-registry.js';
import { JobStore } from './job-store.js';
import { RENEW_MS } from './job-times.js';
import type { OutboxJob } from './outbox-job.entity.js';

/** Runs one job from taking it to writing down how it ended. */
@Injectable()
export class JobExecutor {
  private readonly logger = new Logger(JobExecutor.name);

  constructor(private readonly store: JobStore, private readonly registry: JobRegistry) {}

  /** Does nothing when another worker has the job or it is finished. */
  async run(job: OutboxJob): Promise<void> {
    const taken = await this.store.begin(job);
    if (taken === null) return;
    const renewal = setInterval(() => void this.renew(taken), RENEW_MS);
    try {
      const payload = JSON.parse(taken.payload) as never;
      await this.registry.handlerOf(taken.kind).handle(payload, { jobId: taken.id, attempt: taken.attempts });
      await this.store.done(taken, this.registry.isConfidential(taken.kind));
    } catch (error) {
      if (error instanceof JobPutBack) return await this.store.putBack(taken);
      const status = await this.store.failed(taken, error, this.registry.attemptsOf(taken.kind));
      this.logger.error({ jobId: taken.id, kind: taken.kind, attempt: taken.attempts, status, err: error }, `Job failed, now ${status}`);
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
