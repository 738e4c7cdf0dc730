import { Injectable, Logger } from '@nestjs/common';
import type { JobHandler } from '../jobs/index.js';
import { Scheduled, type ScheduledRun } from '../schedule/index.js';
import { FileWriteService } from './file-write.service.js';
import { DeferredScanProcessor } from './deferred-scan.processor.js';

/** Every night: files a crash left in the storage without a row that knows them. */
@Injectable()
@Scheduled('file-sweep', { dailyAt: 3 })
export class FileSweepProcessor implements JobHandler<ScheduledRun> {
  private readonly logger = new Logger(FileSweepProcessor.name);

  constructor(
    private readonly fileWriteService: FileWriteService,
    private readonly deferredScanProcessor: DeferredScanProcessor,
  ) {}

  async handle(): Promise<void> {
    // Should the last look at unscanned files have been given up.
    await this.deferredScanProcessor.scheduleNextRun();
    const swept = await this.fileWriteService.sweepOrphanedFiles();
    if (swept > 0) this.logger.log(`${swept} files left behind by a crash deleted`);
  }
}
