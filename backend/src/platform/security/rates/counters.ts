import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppConfig } from '../../config/index.js';
import { sparingly } from '../../logging/sparingly.js';
import { PATIENCE_MS } from './patience.js';

/** Counts of one kind: so many by key in a window, which begins with its first count. */
export interface Counter {
  /** Counts one more. @returns 0, or milliseconds to wait */
  take(key: string): Promise<number>;
  /** Takes one back. */
  giveBack(key: string): Promise<void>;
}

/** Counts calls: in Redis, so that all processes count together, and in this process where there is none or it is away. */
@Injectable()
export class Counters implements OnApplicationShutdown {
  private redis: Redis | null = null;

  constructor(private readonly config: AppConfig) {}

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** @param kind names the counts; all processes use the same */
  counter(kind: string, allowed: number, windowSeconds: number): Counter {
    const settings = { keyPrefix: `rate:${kind}`, points: allowed, duration: windowSeconds };
    const inMemory = new RateLimiterMemory(settings);
    const { redisUrl } = this.config;
    const limiter: RateLimiterAbstract =
      redisUrl === null
        ? inMemory
        : new RateLimiterRedis({
            ...settings,
            storeClient: this.connection(redisUrl),
            rejectIfRedisNotReady: true,
            insuranceLimiter: inMemory,
          });
    return {
      take: (key) => waitOf(limiter.consume(this.hashOf(key))),
      giveBack: async (key) => {
        await limiter.reward(this.hashOf(key));
      },
    };
  }

  private connection(url: string): Redis {
    if (this.redis !== null) return this.redis;
    const away = sparingly(
      new Logger(Counters.name),
      'Redis is away: each process counts calls by itself',
    );
    this.redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: PATIENCE_MS,
      connectTimeout: 2_000,
      retryStrategy: (tries) => Math.min(tries * 200, 2_000),
    }).on('error', away);
    return this.redis;
  }

  /** Neither account nor network address can be read from it. */
  private hashOf(key: string): string {
    return createHmac('sha256', this.config.jwtSecrets[0])
      .update(`rates\0${key}`)
      .digest('base64url')
      .slice(0, 27);
  }
}

async function waitOf(consumed: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
    throw refused;
  }
}
