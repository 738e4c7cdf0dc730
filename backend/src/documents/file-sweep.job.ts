import { Injectable, Logger } from '@nestjs/common';
import type { HandlesJob } from '../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../platform/schedule/index.js';
import { FileWrites } from './file-writes.js';

/** Every night: files a crash left in the storage without a row that knows them. */
@Injectable()
@Scheduled('file-sweep', { dailyAt: 3 })
export class FileSweepJob implements HandlesJob<ScheduledRun> {
  private readonly logger = new Logger(FileSweepJob.name);

  constructor(private readonly writes: FileWrites) {}

  async handle(): Promise<void> {
    const swept = await this.writes.sweep();
    if (swept > 0) this.logger.log(`${swept} files left behind by a crash deleted`);
  }
}
