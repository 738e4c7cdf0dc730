import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { UnitOfWork } from '../database/index.js';
import { AttemptRepository } from './attempt.repository.js';

/**
 * Maximum number of attempts of one kind by one key in one window. A window begins with its first
 * attempt and is never prolonged.
 */
export interface AttemptLimit {
  kind: string;
  key: string;
  allowed: number;
  windowMs: number;
  /** Weight of this attempt; 1 if absent. */
  weight?: number;
}

/** Of looking for a window that other calls begin and end meanwhile. */
const MAX_ROUNDS = 10;

/**
 * Counts attempts in the database, so that all processes share one count and a restart loses
 * nothing.
 */
@Injectable()
export class AttemptLimiterService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly config: AppConfig,
    private readonly attemptRepository: AttemptRepository,
  ) {}

  /**
   * Counts an attempt under every limit before it is made, so that concurrent attempts cannot
   * exceed the limit.
   * @returns 0, or milliseconds to wait, in which case nothing was counted
   */
  async consumeAttempt(limits: readonly AttemptLimit[]): Promise<number> {
    try {
      await this.unitOfWork.run(async () => {
        const waitMs = await this.consumeAttemptInTransaction(limits);
        if (waitMs > 0) throw new LimitExceededError(waitMs);
      });
      return 0;
    } catch (error) {
      if (error instanceof LimitExceededError) return error.waitMs;
      throw error;
    }
  }

  /**
   * Does the same inside a unit of work; attempts counted before the refusal stay counted if it
   * commits.
   */
  async consumeAttemptInTransaction(limits: readonly AttemptLimit[]): Promise<number> {
    for (const [keyHash, limit] of this.hashAndSortLimits(limits)) {
      const waitMs = await this.consumeOne(keyHash, limit);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  /** Refunds the counted attempt, because it was not a failure. */
  async refundAttempt(limits: readonly ConsumedLimit[]): Promise<void> {
    await this.unitOfWork.run(() => this.refundAttemptInTransaction(limits));
  }

  async refundAttemptInTransaction(limits: readonly ConsumedLimit[]): Promise<void> {
    for (const [keyHash, { weight = 1 }] of this.hashAndSortLimits(limits))
      await this.attemptRepository.decrementWindow(keyHash, weight);
  }

  async resetAttempts(limits: readonly Pick<AttemptLimit, 'kind' | 'key'>[]): Promise<void> {
    for (const [keyHash] of this.hashAndSortLimits(limits))
      await this.attemptRepository.deleteWindow(keyHash);
  }

  /** Removes windows that are over. */
  async deleteExpiredAttempts(): Promise<void> {
    await this.attemptRepository.deleteEndedWindows(new Date());
  }

  private async consumeOne(
    keyHash: string,
    { allowed, windowMs, weight = 1 }: AttemptLimit,
  ): Promise<number> {
    if (weight > allowed) return windowMs;
    // Another call may begin the window between two statements, or end it after a success.
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const now = new Date();
      const until = new Date(now.getTime() + windowMs);
      if (await this.attemptRepository.incrementOpenWindow(keyHash, { allowed, now, weight }))
        return 0;
      const known = await this.attemptRepository.findWindow(keyHash);
      if (known === null) await this.attemptRepository.insertWindow(keyHash, until);
      else if (known.until > now) {
        if (known.count > allowed - weight) return known.until.getTime() - now.getTime();
      } else if (await this.attemptRepository.restartWindow(keyHash, now, until, weight)) return 0;
    }
    return windowMs;
  }

  /** Sorts by kind, then by key: with a fixed order, concurrent calls do not deadlock. */
  private hashAndSortLimits<One extends Pick<AttemptLimit, 'kind' | 'key'>>(
    limits: readonly One[],
  ): [string, One][] {
    return limits
      .map((limit): [string, One] => [this.hashKey(limit), limit])
      .sort(([a, one], [b, two]) => (`${one.kind}\0${a}` < `${two.kind}\0${b}` ? -1 : 1));
  }

  private hashKey({ kind, key }: Pick<AttemptLimit, 'kind' | 'key'>): string {
    return createHmac('sha256', this.config.jwtSecrets[0])
      .update(`attempts\0${kind}\0${key}`)
      .digest('hex');
  }
}

type ConsumedLimit = Pick<AttemptLimit, 'kind' | 'key' | 'weight'>;

class LimitExceededError extends Error {
  constructor(readonly waitMs: number) {
    super('Too many attempts');
  }
}
