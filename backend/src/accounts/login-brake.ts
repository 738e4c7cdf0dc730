import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/index.js';
import { PROBLEM_CODES } from '@pratiche/api';
import { tooManyRequests } from '../platform/http/index.js';

const WINDOW_MS = 15 * 60_000;
const MAX_REMEMBERED = 50_000;

interface Failures {
  count: number;
  since: number;
}

/** Slows down guessing: per e-mail and address, whether or not the e-mail exists. Counts in this process alone. */
@Injectable()
export class LoginBrake {
  private readonly failures = new Map<string, Failures>();

  constructor(private readonly config: AppConfig) {}

  /** @throws Problem 429 when there were too many failures of late */
  check(email: string, address: string): void {
    const known = this.recent(email, address);
    if (known === null || known.count < this.config.loginAttempts) return;
    const waitMs = known.since + WINDOW_MS - Date.now();
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
    throw tooManyRequests(
      `Troppi tentativi di accesso non riusciti: riprova tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}.`,
      PROBLEM_CODES.tooManyAttempts, { retryAfter: Math.ceil(waitMs / 1000) },
    );
  }

  failed(email: string, address: string): void {
    const known = this.recent(email, address);
    this.failures.set(keyOf(email, address), { count: (known?.count ?? 0) + 1, since: known?.since ?? Date.now() });
    if (this.failures.size > MAX_REMEMBERED) this.forgetOldest();
  }

  succeeded(email: string, address: string): void {
    this.failures.delete(keyOf(email, address));
  }

  private recent(email: string, address: string): Failures | null {
    const known = this.failures.get(keyOf(email, address));
    return known !== undefined && known.since + WINDOW_MS > Date.now() ? known : null;
  }

  private forgetOldest(): void {
    const [oldest] = this.failures.keys();
    if (oldest !== undefined) this.failures.delete(oldest);
  }
}

const keyOf = (email: string, address: string): string => `${address} ${email}`;
