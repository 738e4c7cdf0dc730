import { Injectable } from '@nestjs/common';
import { AttemptLimiterService } from '../../platform/rate-limiting/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import type { JobHandler } from '../../platform/jobs/index.js';
import { Scheduled } from '../../platform/schedule/index.js';
import { SessionRepository } from './session.repository.js';

const KEEP_ENDED_MS = 7 * 86_400_000;
const BATCH_SIZE = 500;

/**
 * Deletes sessions that are over with their refresh tokens, expired tokens, and expired windows of
 * the rate limiters.
 */
@Injectable()
@Scheduled('session-cleaning', { dailyAt: 3 })
export class SessionCleaningProcessor implements JobHandler {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly sessionRepository: SessionRepository,
  ) {}

  async handle(): Promise<void> {
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
