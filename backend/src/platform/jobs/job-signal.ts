import { Injectable } from '@nestjs/common';

/** Tells the loop of this process that there is new work, so that it need not wait for its next look. */
@Injectable()
export class JobSignal {
  private listener: (() => void) | null = null;

  listen(listener: () => void): void {
    this.listener = listener;
  }

  raise(): void {
    this.listener?.();
  }
}
