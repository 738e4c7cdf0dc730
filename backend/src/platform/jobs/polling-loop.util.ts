import type { Logger } from '@nestjs/common';
import { createThrottledLogger } from '../logging/throttled-logger.util.js';

/**
 * Repeats a round of work until stopped: at once while a round finds something, otherwise when
 * woken or after a pause. A round that throws (database or queue unavailable) is logged and
 * followed by the pause.
 */
export class PollingLoop {
  private running = true;
  private woken = false;
  private wakeUp: (() => void) | null = null;
  private readonly logFailure: (error: unknown) => void;
  private readonly ended: Promise<void>;

  /** @param runRound runs one round and returns whether to continue without a pause */
  constructor(
    private readonly runRound: () => Promise<boolean>,
    private readonly pauseMs: number,
    logger: Logger,
  ) {
    this.logFailure = createThrottledLogger(logger, 'Round of work failed, trying again');
    this.ended = this.repeat();
  }

  wake(): void {
    this.woken = true;
    this.wakeUp?.();
  }

  /** Resolves when the in-flight round has ended. */
  async stop(): Promise<void> {
    this.running = false;
    this.wake();
    await this.ended;
  }

  private async repeat(): Promise<void> {
    while (this.running) {
      this.woken = false;
      const more = await this.tryRound();
      if (this.running && !more && !this.woken) await this.pause();
    }
  }

  private async tryRound(): Promise<boolean> {
    try {
      return await this.runRound();
    } catch (error) {
      this.logFailure(error);
      await this.pause();
      return false;
    }
  }

  private async pause(): Promise<void> {
    if (!this.running) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.pauseMs);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = null;
  }
}
