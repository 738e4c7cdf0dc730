import { tooManyRequests } from '../http/index.js';
import { toClientNetwork } from './client-network.util.js';
import type { RateCounter, RateCounterService } from './rate-counter.service.js';

const WINDOW_SECONDS = 15 * 60;

/**
 * Limits guessing of secrets with 256 bits: counts the failures of one network across all processes.
 * The lookup comes first, so that a valid secret works whatever others of its network try; nobody
 * finds one within the lookups that the class of the route allows.
 */
export class GuessRateLimiter {
  private readonly counter: RateCounter;

  /** @param allowed failures in a quarter of an hour before a network has to wait */
  constructor(counters: RateCounterService, kind: string, allowed: number) {
    this.counter = counters.createCounter(`guess-${kind}`, allowed, WINDOW_SECONDS);
  }

  /** @throws Problem 429 for a secret that is not found, after too many recent failures */
  async findWithLimit<T>(address: string, find: () => Promise<T | null>): Promise<T | null> {
    const found = await find();
    if (found !== null) return found;
    const waitMs = await this.counter.consumePoint(toClientNetwork(address));
    if (waitMs > 0)
      throw tooManyRequests(
        'Troppe richieste non riuscite da questo dispositivo: riprova tra un quarto d’ora.',
        'too-many-attempts',
        { retryAfter: Math.ceil(waitMs / 1000) },
      );
    return null;
  }
}
