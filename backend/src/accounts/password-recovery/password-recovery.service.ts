import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { PASSWORD_RECOVERY_JOB } from './password-recovery.processor.js';

/**
 * Minimum and maximum delay of the job in milliseconds: its work for known addresses must not slow
 * the next response.
 */
const JOB_DELAY_RANGE_MS = [500, 2_500] as const;

/** Takes in that a password was forgotten. */
@Injectable()
export class PasswordRecoveryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
  ) {}

  /**
   * Writes the same row for every address and looks up no account, so that neither response nor
   * timing reveals which addresses are registered.
   */
  async requestPasswordReset(email: string): Promise<void> {
    const runAt = new Date(Date.now() + randomInt(...JOB_DELAY_RANGE_MS));
    await this.unitOfWork.run(() =>
      this.outboxService.enqueueJob({ kind: PASSWORD_RECOVERY_JOB, payload: { email }, runAt }),
    );
  }
}
