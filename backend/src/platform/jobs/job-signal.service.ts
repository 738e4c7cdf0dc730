import { Injectable } from '@nestjs/common';

/**
 * Wakes the polling loop of this process when there is new work, so that it does not wait for its
 * next poll.
 */
@Injectable()
export class JobSignalService {
  private listener: (() => void) | null = null;

  onNewJob(listener: () => void): void {
    this.listener = listener;
  }

  notifyNewJob(): void {
    this.listener?.();
  }
}
