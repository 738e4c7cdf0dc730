import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { PASSWORD_RECOVERY_JOB } from './password-recovery.processor.js';

/** Milliseconds the job waits at least and at most: what it does for known addresses must not fall into the next answer. */
const JOB_DELAY_RANGE_MS = [500, 2_500] as const;

/** Takes in that a password was forgotten. */
@Injectable()
export class PasswordRecoveryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
  ) {}

  /** The same row is written for every address, and no account is looked up: neither answer nor time tells who is registered. */
  async requestPasswordReset(email: string): Promise<void> {
    const runAt = new Date(Date.now() + randomInt(...JOB_DELAY_RANGE_MS));
    await this.unitOfWork.run(() =>
      this.outboxService.enqueueJob({ kind: PASSWORD_RECOVERY_JOB, payload: { email }, runAt }),
    );
  }
}
