import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../database/index.js';
import { JobProcessor, type JobHandler } from '../jobs/index.js';
import { VirusScannerService, UnscannedFileRepository } from '../scanning/index.js';
import { FileNotFoundError } from '../storage/index.js';
import { FileScanService, DEFERRED_SCAN_JOB } from './file-scan.service.js';
import { FileWriteService } from './file-write.service.js';

/** clamd itself gives up on a file after two minutes. */
const SCAN_TIMEOUT_MS = 150_000;
const BATCH_SIZE = 200;

/**
 * Takes an infected file away from whatever names it, and tells whom it concerns.
 * @returns whether it knew the file
 */
export type InfectedFileHandler = (storageKey: string, signature: string) => Promise<boolean>;

/** Has those files scanned that came while the scanner was away. */
@Injectable()
@JobProcessor(DEFERRED_SCAN_JOB, { concurrency: 1 })
export class DeferredScanProcessor implements JobHandler<null> {
  private readonly logger = new Logger(DeferredScanProcessor.name);
  private readonly infectedFileHandlers: InfectedFileHandler[] = [];

  constructor(
    private readonly virusScannerService: VirusScannerService,
    private readonly fileScanService: FileScanService,
    private readonly unscannedFileRepository: UnscannedFileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly fileWriteService: FileWriteService,
  ) {}

  /** Every feature that keeps files says here how one is taken away. */
  registerInfectedFileHandler(withdrawal: InfectedFileHandler): void {
    this.infectedFileHandlers.push(withdrawal);
  }

  /** Goes on until all were looked at or the scanner is away (again), and comes back while any waits. */
  async handle(): Promise<void> {
    if (!this.virusScannerService.isEnabled) return this.clearUnscannedFiles();
    for (const storageKey of await this.unscannedFileRepository.listNextKeysToScan(BATCH_SIZE)) {
      // First: a file the scanner stumbles over does not stand in the way of the others for ever.
      await this.unscannedFileRepository.recordScanAttempt(storageKey);
      if (!(await this.scanUnscannedFile(storageKey))) break;
    }
    await this.scheduleNextRun();
  }

  /** Writes the next look, if there is something to look at. */
  async scheduleNextRun(): Promise<void> {
    if ((await this.unscannedFileRepository.listNextKeysToScan(1)).length > 0)
      await this.unitOfWork.run(() => this.fileScanService.scheduleDeferredScan());
  }

  /** @returns whether the scanner answered */
  private async scanUnscannedFile(storageKey: string): Promise<boolean> {
    try {
      const verdict = await this.fileScanService.scanStoredFile(storageKey, SCAN_TIMEOUT_MS);
      if (verdict === null) return false;
      if (verdict.kind === 'clean')
        await this.unscannedFileRepository.deleteUnscannedFiles([storageKey]);
      else if (verdict.kind === 'infected')
        await this.removeInfectedFile(storageKey, verdict.signature);
      else this.logger.error(`${storageKey} is larger than clamd's StreamMaxLength and stays shut`);
    } catch (error) {
      if (!(error instanceof FileNotFoundError)) throw error;
      // Deleted in the meantime by whoever had uploaded it.
      await this.unscannedFileRepository.deleteUnscannedFiles([storageKey]);
    }
    return true;
  }

  /** What nobody names yet, or no longer, stays shut: its row comes, or its bytes go. */
  private async removeInfectedFile(storageKey: string, signature: string): Promise<void> {
    const isWithdrawn = await this.unitOfWork.run(async () => {
      let isKnown = false;
      for (const withdrawal of this.infectedFileHandlers)
        isKnown = (await withdrawal(storageKey, signature)) || isKnown;
      if (!isKnown) return false;
      await this.fileWriteService.registerPendingFiles([storageKey]);
      await this.unscannedFileRepository.deleteUnscannedFiles([storageKey]);
      return true;
    });
    // Should the process die here, the nightly sweep finds the bytes.
    if (isWithdrawn) await this.fileWriteService.tryDeleteFiles([storageKey]);
  }

  /** Scanning was switched off: these files are no worse than those that come now. */
  private async clearUnscannedFiles(): Promise<void> {
    const count = await this.unscannedFileRepository.deleteAllUnscannedFiles();
    if (count > 0)
      this.logger.warn(`${count} files will never be scanned: CLAMAV_URL is no longer set`);
  }
}
