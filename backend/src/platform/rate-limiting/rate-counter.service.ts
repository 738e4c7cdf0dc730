import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppConfig } from '../config/index.js';
import { createThrottledLogger } from '../logging/throttled-logger.util.js';
import { REDIS_TIMEOUT_MS } from './rate-limiting.constants.js';

/** Counts of one kind: a limit per key in a window, which begins with its first count. */
export interface RateCounter {
  /**
   * Counts one point.
   * @returns 0, or milliseconds to wait
   */
  consumePoint(key: string): Promise<number>;
}

/**
 * Counts calls: in Redis, so that all processes count together, and in this process where there is
 * none or it is away.
 */
@Injectable()
export class RateCounterService implements OnApplicationShutdown {
  private redis: Redis | null = null;

  constructor(private readonly config: AppConfig) {}

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** @param kind names the counts; all processes use the same */
  createCounter(kind: string, allowed: number, windowSeconds: number): RateCounter {
    const settings = { keyPrefix: `rate:${kind}`, points: allowed, duration: windowSeconds };
    const inMemory = new RateLimiterMemory(settings);
    const { redisUrl } = this.config;
    const limiter: RateLimiterAbstract =
      redisUrl === null
        ? inMemory
        : new RateLimiterRedis({
            ...settings,
            storeClient: this.createRedisConnection(redisUrl),
            rejectIfRedisNotReady: true,
            insuranceLimiter: inMemory,
          });
    return { consumePoint: (key) => toWaitMs(limiter.consume(this.hashKey(key))) };
  }

  /** Fails when Redis does not answer; never where there is none. */
  async checkAvailability(): Promise<void> {
    const { redisUrl } = this.config;
    if (redisUrl !== null) await this.createRedisConnection(redisUrl).ping();
  }

  private createRedisConnection(url: string): Redis {
    if (this.redis !== null) return this.redis;
    const away = createThrottledLogger(
      new Logger(RateCounterService.name),
      'Redis is away: each process counts calls by itself',
    );
    this.redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: REDIS_TIMEOUT_MS,
      connectTimeout: 2_000,
      retryStrategy: (tries) => Math.min(tries * 200, 2_000),
    }).on('error', away);
    return this.redis;
  }

  /** Neither account nor network address can be read from it. */
  private hashKey(key: string): string {
    return createHmac('sha256', this.config.jwtSecrets[0])
      .update(`rates\0${key}`)
      .digest('base64url')
      .slice(0, 27);
  }
}

async function toWaitMs(consumed: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
    throw refused;
  }
}
