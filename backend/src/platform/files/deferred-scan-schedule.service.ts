import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/index.js';
import { OutboxService } from '../jobs/index.js';
import { UnscannedFileRepository } from '../scanning/index.js';

export const DEFERRED_SCAN_JOB = 'late-scans';
/** Time between two checks whether the scanner is available again. */
const RETRY_INTERVAL_MS = 60_000;

/** Enqueues the job that scans the files uploaded while the scanner was unavailable. */
@Injectable()
export class DeferredScanScheduleService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
    private readonly unscannedFileRepository: UnscannedFileRepository,
  ) {}

  /** Enqueues a single job for all waiting files. */
  async scheduleDeferredScan(): Promise<void> {
    const runAt = new Date((Math.floor(Date.now() / RETRY_INTERVAL_MS) + 1) * RETRY_INTERVAL_MS);
    await this.outboxService.enqueueJob({
      kind: DEFERRED_SCAN_JOB,
      payload: null,
      key: `${DEFERRED_SCAN_JOB}:${runAt.toISOString()}`,
      runAt,
    });
  }

  /** Enqueues the next job while any file waits. */
  async scheduleIfFilesWait(): Promise<void> {
    if ((await this.unscannedFileRepository.listNextKeysToScan(1)).length > 0)
      await this.unitOfWork.run(() => this.scheduleDeferredScan());
  }
}
