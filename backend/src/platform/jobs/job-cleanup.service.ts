import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { JobRepository } from './job.repository.js';

const CLEANUP_INTERVAL_MS = 3_600_000;
const RETENTION_MS = 30 * 86_400_000;

/**
 * Deletes jobs done long ago, payloads included. Dead jobs stay until a person has looked at them.
 */
@Injectable()
export class JobCleanupService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(JobCleanupService.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly jobRepository: JobRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.deleteFinishedJobs(), CLEANUP_INTERVAL_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  private async deleteFinishedJobs(): Promise<void> {
    try {
      await this.jobRepository.deleteJobsDoneBefore(new Date(Date.now() - RETENTION_MS));
    } catch (error) {
      this.logger.error({ err: error }, 'Old jobs not forgotten, trying again later');
    }
  }
}
