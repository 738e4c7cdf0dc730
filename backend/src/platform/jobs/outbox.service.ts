import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { afterCommit } from '../database/index.js';
import { currentTraceParent } from '../tracing/index.js';
import { JobSignalService } from './job-signal.service.js';
import { JobRepository } from './job.repository.js';

const MAX_PAYLOAD_BYTES = 60_000;
const MAX_KEY_LENGTH = 190;

export interface NewJob {
  /** Names the `@Processor` class. */
  kind: string;
  /** Anything JSON can carry; ids rather than contents. */
  payload: unknown;
  /** Idempotency key: the same key twice is the same job, without a time limit. */
  key?: string;
  /** Not before; now if absent. */
  runAt?: Date;
}

/** Writes jobs into the business transaction: the work happens if, and only if, the transaction commits. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly jobSignalService: JobSignalService,
    private readonly pino: PinoLogger,
    private readonly jobRepository: JobRepository,
  ) {}

  async enqueueJob(job: NewJob): Promise<void> {
    const payload = JSON.stringify(job.payload ?? null);
    if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES)
      throw new RangeError(`Payload of job ${job.kind} is too large: pass ids, not contents`);
    if ((job.key?.length ?? 0) > MAX_KEY_LENGTH)
      throw new RangeError(`Key of job ${job.kind} is too long`);
    const now = new Date();
    const row = {
      id: randomUUID(),
      kind: job.kind,
      payload,
      key: job.key ?? null,
      status: 'pending' as const,
      attempts: 0,
      interruptions: 0,
      runAt: job.runAt ?? now,
      leaseUntil: null,
      lastError: null,
      requestId: this.currentRequestId(),
      traceParent: currentTraceParent(),
      created: now,
      finished: null,
    };
    await this.jobRepository.insertJob(row);
    afterCommit(() => this.jobSignalService.notifyNewJob());
  }

  /** Makes a job due at once that waits for its turn. */
  async advancePostponedJob(key: string): Promise<void> {
    await this.jobRepository.advancePostponedJob(key);
    afterCommit(() => this.jobSignalService.notifyNewJob());
  }

  /** Of the request this is written for; a job that writes another hands its own on. */
  private currentRequestId(): string | null {
    const { requestId } = this.pino.logger.bindings();
    return typeof requestId === 'string' && requestId !== '' ? requestId : null;
  }
}
