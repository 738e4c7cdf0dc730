import { Injectable, Logger } from '@nestjs/common';
import type { HandlesJob } from '../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../platform/schedule/index.js';
import { FileWrites } from './file-writes.js';
import { LateScans } from './late-scans.js';

/** Every night: files a crash left in the storage without a row that knows them. */
@Injectable()
@Scheduled('file-sweep', { dailyAt: 3 })
export class FileSweepJob implements HandlesJob<ScheduledRun> {
  private readonly logger = new Logger(FileSweepJob.name);

  constructor(
    private readonly writes: FileWrites,
    private readonly late: LateScans,
  ) {}

  async handle(): Promise<void> {
    // Should the last look at unscanned files have been given up.
    await this.late.comeBack();
    const swept = await this.writes.sweep();
    if (swept > 0) this.logger.log(`${swept} files left behind by a crash deleted`);
  }
}
