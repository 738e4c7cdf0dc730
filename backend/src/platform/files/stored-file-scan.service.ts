import { Injectable, Logger } from '@nestjs/common';
import { createThrottledLogger } from '../logging/throttled-logger.util.js';
import { MetricsService } from '../metrics/metrics.service.js';
import {
  VirusScannerService,
  ScannerUnavailableError,
  type ScanVerdict,
} from '../scanning/index.js';
import { RawFileStorageService } from '../storage/index.js';

/**
 * A scanner that hangs up midway may have sent its verdict unread: for a file that it finds too
 * large this happens one time in ten, on a busy machine nearly every time. Each retry waits this
 * many milliseconds more for each megabyte.
 */
const SCAN_TIMEOUTS_PER_MB_MS = [0, 20, 100, 500] as const;

/** Scans files that are already in the storage. */
@Injectable()
export class StoredFileScanService {
  private readonly logger = new Logger(StoredFileScanService.name);
  private readonly logScannerUnavailable = createThrottledLogger(
    this.logger,
    'Files are accepted unscanned, and stay closed until they were scanned',
  );

  constructor(
    private readonly virusScannerService: VirusScannerService,
    private readonly rawFileStorageService: RawFileStorageService,
    private readonly metricsService: MetricsService,
  ) {}

  isScanningEnabled(): boolean {
    return this.virusScannerService.isEnabled;
  }

  /** `null` when the scanner is unavailable. @throws FileNotFoundError */
  async scanStoredFile(storageKey: string, limitMs: number): Promise<ScanVerdict | null> {
    const verdict = await this.scanWithRetries(storageKey, limitMs);
    this.metricsService.recordFileScan(verdict?.kind ?? 'away');
    return verdict;
  }

  private async scanWithRetries(storageKey: string, limitMs: number): Promise<ScanVerdict | null> {
    let last: ScannerUnavailableError | null = null;
    for (const patienceMs of SCAN_TIMEOUTS_PER_MB_MS) {
      const content = await this.rawFileStorageService.openReadStream(storageKey);
      try {
        return await this.virusScannerService.scanFile(content, limitMs, patienceMs);
      } catch (error) {
        if (!(error instanceof ScannerUnavailableError)) throw error;
        last = error;
        if (!error.hungUp) break;
      }
    }
    this.logScannerUnavailable(last);
    return null;
  }
}
