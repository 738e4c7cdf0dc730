import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { OperatorLock } from './operator-lock.entity.js';

/** The lock under which roles, suspensions and deletions are decided. */
@Injectable()
export class OperatorLockRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /**
   * Makes this unit of work the only one that decides until it commits, because the updated row
   * stays locked. (SQLite allows one writer at a time anyway.) It comes before the first reading,
   * so that what the one before has written is seen.
   */
  async acquireOperatorLock(): Promise<void> {
    await this.manager.increment(OperatorLock, { id: 1 }, 'taken', 1);
  }
}
