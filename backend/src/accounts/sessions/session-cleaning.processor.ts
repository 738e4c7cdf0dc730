import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { In, LessThan, EntityManager } from 'typeorm';
import { UnitOfWork } from '../../platform/database/index.js';
import type { JobHandler } from '../../platform/jobs/index.js';
import { Scheduled } from '../../platform/schedule/index.js';
import { AttemptLimiterService } from '../../platform/rate-limiting/index.js';
import { AccountSession } from './account-session.entity.js';
import { RefreshSession } from './refresh-session.entity.js';

const KEEP_ENDED_MS = 7 * 86_400_000;
const BATCH_SIZE = 500;

/** Forgets sessions that are over with their refresh tokens, tokens past their time, and windows of the brakes. */
@Injectable()
@Scheduled('session-cleaning', { dailyAt: 3 })
export class SessionCleaningProcessor implements JobHandler {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attemptLimiterService: AttemptLimiterService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle(): Promise<void> {
    const now = new Date();
    await this.unitOfWork.run(async () => {
      await this.attemptLimiterService.deleteExpiredAttempts();
      await this.manager.delete(RefreshSession, { expires: LessThan(now) });
    });
    while ((await this.deleteEndedBatch(now)) === BATCH_SIZE);
  }

  /** @returns how many sessions were forgotten */
  private deleteEndedBatch(now: Date): Promise<number> {
    return this.unitOfWork.run(async () => {
      const over = await this.manager.find(AccountSession, {
        select: { id: true, family: true },
        take: BATCH_SIZE,
        where: [
          { expires: LessThan(now) },
          { ended: LessThan(new Date(now.getTime() - KEEP_ENDED_MS)) },
        ],
      });
      if (over.length === 0) return 0;
      await this.manager.delete(RefreshSession, { family: In(over.map(({ family }) => family)) });
      await this.manager.delete(AccountSession, { id: In(over.map(({ id }) => id)) });
      return over.length;
    });
  }
}
