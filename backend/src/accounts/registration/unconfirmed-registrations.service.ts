import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.js';
import { AccountErasureService } from '../account-erasure/account-erasure.service.js';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';
import { UnconfirmedRegistrationRepository } from './unconfirmed-registration.repository.js';

const BATCH_SIZE = 20;

/** Erases registrations that were never confirmed. */
@Injectable()
export class UnconfirmedRegistrationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountErasureService: AccountErasureService,
    private readonly registrationLockRepository: RegistrationLockRepository,
    private readonly unconfirmedRegistrationRepository: UnconfirmedRegistrationRepository,
  ) {}

  /** How many were sent before the moment and can no longer be confirmed. */
  countExpiredRegistrations(before: Date): Promise<number> {
    return this.unconfirmedRegistrationRepository.countExpiredRegistrations(before);
  }

  /** Erases them in batches; safe to run twice or to break off. @returns how many */
  async deleteExpiredRegistrations(before: Date): Promise<number> {
    for (let total = 0; ;) {
      const ids = await this.unconfirmedRegistrationRepository.listExpiredRegistrationIds(
        before,
        BATCH_SIZE,
      );
      total += await this.unitOfWork.run(() => this.eraseExpiredBatch(ids));
      if (ids.length < BATCH_SIZE) return total;
    }
  }

  /**
   * Another link, or a new registration in its place, may have come since they were found: both
   * wait for the same lock.
   */
  private async eraseExpiredBatch(ids: readonly number[]): Promise<number> {
    await this.registrationLockRepository.acquireRegistrationLock();
    let erased = 0;
    for (const id of ids)
      if (
        (await this.accountTokensService.countValidTokens(id, 'verify-email')) === 0 &&
        (await this.accountErasureService.eraseAccount(id, { emailVerified: false }))
      )
        erased += 1;
    return erased;
  }
}
