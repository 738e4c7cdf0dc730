import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import { EntityManager, In, LessThan } from 'typeorm';
import { isDuplicateKeyError, OptimisticConflictError } from '../database/index.js';
import { unprocessable } from '../http/index.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import type { KeyedRequest } from './keyed-request.types.js';

/** Idempotency keys with the requests that they were used for. */
@Injectable()
export class IdempotencyKeyRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /**
   * Reserves a key for a request in the transaction of its effect, so that a refused request leaves
   * the key free.
   * @throws 422 when the account used the key for another request; an optimistic conflict when the
   * same request commits first
   */
  async claimKey(accountId: number, { key, hash }: KeyedRequest): Promise<void> {
    const known = await this.manager.findOneBy(IdempotencyKey, {
      accountId,
      idempotencyKey: key,
    });
    if (known === null) await this.insertKey(accountId, { key, hash });
    else if (known.requestHash !== hash)
      throw unprocessable(
        'Questa Idempotency-Key è già stata usata per un’altra richiesta: ripeti con una nuova.',
        PROBLEM_CODES.idempotencyKeyReused,
      );
  }

  /** Deletes the oldest keys used before. @returns how many were found, at most `limit` */
  async deleteKeysBefore(before: Date, limit: number): Promise<number> {
    const old = await this.manager.find(IdempotencyKey, {
      select: { id: true },
      where: { created: LessThan(before) },
      order: { created: 'ASC' },
      take: limit,
    });
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await this.manager.delete(IdempotencyKey, { id: In(ids) });
    return ids.length;
  }

  private async insertKey(accountId: number, { key, hash }: KeyedRequest): Promise<void> {
    try {
      await this.manager.insert(IdempotencyKey, {
        accountId,
        idempotencyKey: key,
        requestHash: hash,
        created: new Date(),
      });
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError('The key was used meanwhile')
        : error;
    }
  }
}
