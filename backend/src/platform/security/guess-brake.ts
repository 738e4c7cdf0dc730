import { tooManyRequests } from '../http/index.js';
import { clientNetwork } from './client-network.js';
import type { Counter, Counters } from './rates/counters.js';

const WINDOW_SECONDS = 15 * 60;

/** Slows down guessing of secrets: failures of one network, in all processes together. */
export class GuessBrake {
  private readonly counter: Counter;

  /** @param allowed failures in a quarter of an hour before a network has to wait */
  constructor(counters: Counters, kind: string, allowed: number) {
    this.counter = counters.counter(`guess-${kind}`, allowed, WINDOW_SECONDS);
  }

  /**
   * Looks a secret up. Counted before the look and given back when it finds something: many at once do not slip through.
   * @throws Problem 429 when there were too many failures of late
   */
  async look<T>(address: string, find: () => Promise<T | null>): Promise<T | null> {
    const network = clientNetwork(address);
    const waitMs = await this.counter.take(network);
    if (waitMs > 0)
      throw tooManyRequests(
        'Troppe richieste non riuscite da questo dispositivo: riprovare tra un quarto d’ora.',
        'too-many-attempts',
        { retryAfter: Math.ceil(waitMs / 1000) },
      );
    const found = await find();
    if (found !== null) await this.counter.giveBack(network);
    return found;
  }
}
