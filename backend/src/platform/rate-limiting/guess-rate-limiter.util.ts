import { tooManyRequests } from '../http/index.js';
import { toClientNetwork } from './client-network.util.js';
import type { RateCounter, RateCounterService } from './rate-counter.service.js';

const WINDOW_SECONDS = 15 * 60;

/** Limits guessing of secrets: counts the failures of one network across all processes. */
export class GuessRateLimiter {
  private readonly counter: RateCounter;

  /** @param allowed failures in a quarter of an hour before a network has to wait */
  constructor(counters: RateCounterService, kind: string, allowed: number) {
    this.counter = counters.createCounter(`guess-${kind}`, allowed, WINDOW_SECONDS);
  }

  /**
   * Looks a secret up. The attempt is counted before the lookup and refunded when it succeeds, so
   * that concurrent attempts cannot exceed the limit.
   * @throws Problem 429 after too many recent failures
   */
  async findWithLimit<T>(address: string, find: () => Promise<T | null>): Promise<T | null> {
    const network = toClientNetwork(address);
    const waitMs = await this.counter.consumePoint(network);
    if (waitMs > 0)
      throw tooManyRequests(
        'Troppe richieste non riuscite da questo dispositivo: riprova tra un quarto d’ora.',
        'too-many-attempts',
        { retryAfter: Math.ceil(waitMs / 1000) },
      );
    const found = await find();
    if (found !== null) await this.counter.refundPoint(network);
    return found;
  }
}
