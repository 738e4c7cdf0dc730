import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { UnitOfWork } from '../database/index.js';
import { WORKER_OPTIONS } from '../jobs/index.js';
import { UnscannedFileRepository } from '../scanning/index.js';
import { FileNotFoundError } from '../storage/index.js';
import {
  DEFERRED_SCAN_JOB,
  DeferredScanScheduleService,
} from './deferred-scan-schedule.service.js';
import { FileWriteService } from './file-write.service.js';
import { InfectedFileRegistry } from './infected-file.registry.js';
import { StoredFileScanService } from './stored-file-scan.service.js';

/** clamd itself gives up on a file after two minutes. */
const SCAN_TIMEOUT_MS = 150_000;
const BATCH_SIZE = 200;

/** Scans the files that were uploaded while the scanner was unavailable. */
@Processor(DEFERRED_SCAN_JOB, { ...WORKER_OPTIONS, concurrency: 1 })
export class DeferredScanProcessor extends WorkerHost {
  private readonly logger = new Logger(DeferredScanProcessor.name);

  constructor(
    private readonly storedFileScanService: StoredFileScanService,
    private readonly deferredScanScheduleService: DeferredScanScheduleService,
    private readonly infectedFileRegistry: InfectedFileRegistry,
    private readonly unscannedFileRepository: UnscannedFileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly fileWriteService: FileWriteService,
  ) {
    super();
  }

  /**
   * Runs until all files were scanned or the scanner is unavailable, and schedules the next run
   * while any file waits.
   */
  async process(): Promise<void> {
    if (!this.storedFileScanService.isScanningEnabled()) return this.clearUnscannedFiles();
    for (const storageKey of await this.unscannedFileRepository.listNextKeysToScan(BATCH_SIZE)) {
      // The attempt is recorded first: a file on which the scan always fails does not block the others.
      await this.unscannedFileRepository.recordScanAttempt(storageKey);
      if (!(await this.scanUnscannedFile(storageKey))) break;
    }
    await this.deferredScanScheduleService.scheduleIfFilesWait();
  }

  /** @returns whether the scanner answered */
  private async scanUnscannedFile(storageKey: string): Promise<boolean> {
    try {
      const verdict = await this.storedFileScanService.scanStoredFile(storageKey, SCAN_TIMEOUT_MS);
      if (verdict === null) return false;
      if (verdict.kind === 'clean')
        await this.unscannedFileRepository.deleteUnscannedFiles([storageKey]);
      else if (verdict.kind === 'infected')
        await this.removeInfectedFile(storageKey, verdict.signature);
      else this.logger.error(`${storageKey} is larger than clamd's StreamMaxLength and stays shut`);
    } catch (error) {
      if (!(error instanceof FileNotFoundError)) throw error;
      // The uploader deleted the file in the meantime.
      await this.unscannedFileRepository.deleteUnscannedFiles([storageKey]);
    }
    return true;
  }

  /** A file without a row stays marked as unscanned: its row may follow, or the sweep deletes its bytes. */
  private async removeInfectedFile(storageKey: string, signature: string): Promise<void> {
    const isRemoved = await this.unitOfWork.run(async () => {
      if (!(await this.infectedFileRegistry.removeInfectedFile(storageKey, signature)))
        return false;
      await this.fileWriteService.registerPendingFiles([storageKey]);
      await this.unscannedFileRepository.deleteUnscannedFiles([storageKey]);
      return true;
    });
    // If the process dies here, the nightly sweep deletes the bytes.
    if (isRemoved) await this.fileWriteService.tryDeleteFiles([storageKey]);
  }

  /** Without a scanner the waiting files are treated like new ones, which are not scanned either. */
  private async clearUnscannedFiles(): Promise<void> {
    const count = await this.unscannedFileRepository.deleteAllUnscannedFiles();
    if (count > 0)
      this.logger.warn(`${count} files will never be scanned: CLAMAV_URL is no longer set`);
  }
}
