import { tooManyRequests } from '../http/index.js';

const WINDOW_MS = 15 * 60_000;
const MAX_REMEMBERED = 50_000;

/** Slows down guessing of secrets by counting failures per key, such as a network address. Counts in this process alone. */
export class GuessBrake {
  private readonly failures = new Map<string, { count: number; since: number }>();

  /** @param allowed failures in a quarter of an hour before a key has to wait */
  constructor(private readonly allowed: number) {}

  /** @throws Problem 429 when there were too many failures of late */
  check(key: string): void {
    const known = this.recent(key);
    if (known === null || known.count < this.allowed) return;
    const waitMs = known.since + WINDOW_MS - Date.now();
    throw tooManyRequests('Troppe richieste non riuscite da questo dispositivo: riprova tra un quarto d’ora.', 'too-many-attempts', { retryAfter: Math.ceil(waitMs / 1000) });
  }

  failed(key: string): void {
    const known = this.recent(key);
    this.failures.delete(key);
    this.failures.set(key, { count: (known?.count ?? 0) + 1, since: known?.since ?? Date.now() });
    if (this.failures.size <= MAX_REMEMBERED) return;
    const [oldest] = this.failures.keys();
    if (oldest !== undefined) this.failures.delete(oldest);
  }

  private recent(key: string) {
    const known = this.failures.get(key);
    return known !== undefined && known.since + WINDOW_MS > Date.now() ? known : null;
  }
}
