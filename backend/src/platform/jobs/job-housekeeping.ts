import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { JobStore } from './job-store.js';

const EVERY_MS = 3_600_000;
const KEEP_MS = 30 * 86_400_000;

/** Forgets jobs done long ago, payloads included. Dead ones stay until a person has looked at them. */
@Injectable()
export class JobHousekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(JobHousekeeping.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly store: JobStore) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.clean(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  private async clean(): Promise<void> {
    try {
      await this.store.forget(new Date(Date.now() - KEEP_MS));
    } catch (error) {
      this.logger.error({ err: error }, 'Old jobs not forgotten, trying again later');
    }
  }
}
