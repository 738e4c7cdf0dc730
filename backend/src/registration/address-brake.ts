import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/index.js';
import { Attempts, clientNetwork, tooMany } from '../platform/security/index.js';

const WINDOW_MS = 3_600_000;

/** Slows down who fills in public forms by machine: calls per kind, network and hour. */
@Injectable()
export class AddressBrake {
  constructor(private readonly attempts: Attempts, private readonly config: AppConfig) {}

  /** Counts a call. @throws Problem 429 when there were too many of late */
  async count(kind: 'register' | 'contract' | 'resend' | 'terms' | 'forgot-password' | 'reset-password', address: string): Promise<void> {
    const waitMs = await this.attempts.take([{ kind: `form-${kind}`, key: clientNetwork(address), allowed: this.config.publicFormAttempts, windowMs: WINDOW_MS }]);
    if (waitMs > 0) throw tooMany('Sono arrivate troppe richieste da questo collegamento a Internet', waitMs);
  }
}
