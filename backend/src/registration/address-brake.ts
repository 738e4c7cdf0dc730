import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import { AppConfig } from '../platform/config/index.js';
import { tooManyRequests } from '../platform/http/index.js';

const WINDOW_MS = 3_600_000;
const MAX_REMEMBERED = 50_000;

/** Slows down who fills in public forms by machine: calls per kind, address and hour. Counts in this process alone. */
@Injectable()
export class AddressBrake {
  private readonly calls = new Map<string, { count: number; since: number }>();

  constructor(private readonly config: AppConfig) {}

  /** Counts a call. @throws Problem 429 when there were too many of late */
  count(kind: 'register' | 'contract' | 'resend' | 'terms', address: string): void {
    const key = `${kind} ${address}`;
    const now = Date.now();
    const known = this.calls.get(key);
    const recent = known !== undefined && known.since + WINDOW_MS > now ? known : { count: 0, since: now };
    if (recent.count >= this.config.publicFormAttempts) throw tooMany(recent.since + WINDOW_MS - now);
    this.calls.set(key, { ...recent, count: recent.count + 1 });
    if (this.calls.size > MAX_REMEMBERED) this.forgetOldest();
  }

  private forgetOldest(): void {
    const [oldest] = this.calls.keys();
    if (oldest !== undefined) this.calls.delete(oldest);
  }
}

function tooMany(waitMs: number) {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return tooManyRequests(
    `Sono arrivate troppe richieste da questo collegamento a Internet: riprovare tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}.`,
    PROBLEM_CODES.tooManyAttempts, { retryAfter: Math.ceil(waitMs / 1000) },
  );
}
