import { Processor, WorkerHost } from '@nestjs/bullmq';
import { AttemptLimiterService } from '../../platform/rate-limiting/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { WORKER_OPTIONS } from '../../platform/jobs/index.js';
import { Scheduled } from '../../platform/schedule/index.js';
import { SessionRepository } from './session.repository.js';

const KEEP_ENDED_MS = 7 * 86_400_000;
const BATCH_SIZE = 500;

/**
 * Deletes sessions that are over with their refresh tokens, expired tokens, and expired windows of
 * the rate limiters.
 */
@Processor('session-cleaning', WORKER_OPTIONS)
@Scheduled({ dailyAt: 3 })
export class SessionCleaningProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly sessionRepository: SessionRepository,
  ) {
    super();
  }

  async process(): Promise<void> {
    const now = new Date();
    const endedBefore = new Date(now.getTime() - KEEP_ENDED_MS);
    await this.unitOfWork.run(async () => {
      await this.attemptLimiterService.deleteExpiredAttempts();
      await this.sessionRepository.deleteExpiredRefreshTokens(now);
    });
    while (
      (await this.unitOfWork.run(() =>
        this.sessionRepository.deleteOverSessions(now, endedBefore, BATCH_SIZE),
      )) === BATCH_SIZE
    );
  }
}
