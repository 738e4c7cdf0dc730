import { Injectable } from '@nestjs/common';

/** Tells the loop of this process that there is new work, so that it need not wait for its next look. */
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
