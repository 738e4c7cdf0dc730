import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { WORKER_OPTIONS } from '../jobs/index.js';
import { Scheduled } from '../schedule/index.js';
import { FileWriteService } from './file-write.service.js';
import { DeferredScanScheduleService } from './deferred-scan-schedule.service.js';

/** Deletes every night the files that a crash left in the storage without a row. */
@Processor('file-sweep', WORKER_OPTIONS)
@Scheduled({ dailyAt: 3 })
export class FileSweepProcessor extends WorkerHost {
  private readonly logger = new Logger(FileSweepProcessor.name);

  constructor(
    private readonly fileWriteService: FileWriteService,
    private readonly deferredScanScheduleService: DeferredScanScheduleService,
  ) {
    super();
  }

  async process(): Promise<void> {
    // The deferred scan may have run out of retries.
    await this.deferredScanScheduleService.scheduleIfFilesWait();
    const swept = await this.fileWriteService.sweepOrphanedFiles();
    if (swept > 0) this.logger.log(`${swept} files left behind by a crash deleted`);
  }
}
