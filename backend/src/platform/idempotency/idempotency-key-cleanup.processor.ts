import { Processor, WorkerHost } from '@nestjs/bullmq';
import { UnitOfWork } from '../database/index.js';
import { WORKER_OPTIONS } from '../jobs/index.js';
import { Scheduled } from '../schedule/index.js';
import { IdempotencyKeyRepository } from './idempotency-key.repository.js';

/**
 * Retries come within minutes, or days after from the backup of a new dossier on a device; the rest
 * is margin for a device that was put away.
 */
const RETENTION_MS = 90 * 86_400_000;
const BATCH_SIZE = 500;

/**
 * Deletes old idempotency keys. The same request has one effect even later, because dossiers,
 * sendings, messages and credits keep their keys; only another request with an old key is no longer
 * refused.
 */
@Processor('idempotency-key-cleanup', WORKER_OPTIONS)
@Scheduled({ dailyAt: 4 })
export class IdempotencyKeyCleanupProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotencyKeyRepository: IdempotencyKeyRepository,
  ) {
    super();
  }

  async process(): Promise<void> {
    const before = new Date(Date.now() - RETENTION_MS);
    while (
      (await this.unitOfWork.run(() =>
        this.idempotencyKeyRepository.deleteKeysBefore(before, BATCH_SIZE),
      )) === BATCH_SIZE
    );
  }
}
