import { Injectable, Logger } from '@nestjs/common';
import type { JobHandler } from '../jobs/index.js';
import { Scheduled, type ScheduledRun } from '../schedule/index.js';
import { FileWriteService } from './file-write.service.js';
import { DeferredScanScheduleService } from './deferred-scan-schedule.service.js';

/** Deletes every night the files that a crash left in the storage without a row. */
@Injectable()
@Scheduled('file-sweep', { dailyAt: 3 })
export class FileSweepProcessor implements JobHandler<ScheduledRun> {
  private readonly logger = new Logger(FileSweepProcessor.name);

  constructor(
    private readonly fileWriteService: FileWriteService,
    private readonly deferredScanScheduleService: DeferredScanScheduleService,
  ) {}

  async handle(): Promise<void> {
    // The deferred scan may have run out of retries.
    await this.deferredScanScheduleService.scheduleIfFilesWait();
    const swept = await this.fileWriteService.sweepOrphanedFiles();
    if (swept > 0) this.logger.log(`${swept} files left behind by a crash deleted`);
  }
}
