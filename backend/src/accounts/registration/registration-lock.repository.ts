import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { RegistrationLock } from './registration-lock.entity.js';

/** The lock under which e-mail addresses and VAT numbers are decided about. */
@Injectable()
export class RegistrationLockRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /**
   * Makes this unit of work the only one that decides about e-mail addresses and VAT numbers until
   * it commits, because the updated row stays locked. (SQLite allows one writer at a time anyway.)
   */
  async acquireRegistrationLock(): Promise<void> {
    await this.manager.increment(RegistrationLock, { id: 1 }, 'taken', 1);
  }
}
