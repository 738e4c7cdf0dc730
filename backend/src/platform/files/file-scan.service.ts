import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AuditLogService, type AuditActor } from '../audit/audit-log.service.js';
import { UnitOfWork } from '../database/index.js';
import { unprocessable, type Problem } from '../http/index.js';
import { OutboxService } from '../jobs/index.js';
import { createThrottledLogger } from '../logging/throttled-logger.util.js';
import { MetricsService } from '../metrics/metrics.service.js';
import {
  VirusScannerService,
  ScannerUnavailableError,
  UnscannedFileRepository,
  type ScanVerdict,
} from '../scanning/index.js';
import { RawFileStorageService } from '../storage/index.js';

/** Somebody waits for the answer to an upload. */
const UPLOAD_SCAN_TIMEOUT_MS = 30_000;
/**
 * A scanner that hangs up in the middle may have said why, unheard: of a file it finds too large, one time in ten, on a
 * busy machine nearly every time. It is asked again with so many milliseconds of patience for each megabyte.
 */
const SCAN_TIMEOUTS_PER_MB_MS = [0, 20, 100, 500] as const;
export const DEFERRED_SCAN_JOB = 'late-scans';
/** Between two looks whether the scanner is back. */
const RETRY_INTERVAL_MS = 60_000;

const INFECTED_MESSAGE =
  'L’antivirus ha trovato nel file un programma dannoso: il file non è stato salvato. Controllare il dispositivo con un antivirus, poi caricare un’altra copia del documento.';
const TOO_LARGE_MESSAGE =
  'Il file è troppo grande per il controllo antivirus e non è stato salvato: ridurlo, per esempio con una scansione a minore risoluzione, e caricarlo di nuovo.';

const createScanProblem = (code: string, field: string, message: string): Problem =>
  unprocessable(message, code, { errors: [{ field, message }] });

/** Has files scanned whose bytes have just come in, before anything is known of them. */
@Injectable()
export class FileScanService {
  private readonly logger = new Logger(FileScanService.name);
  private readonly logScannerUnavailable = createThrottledLogger(
    this.logger,
    'Files are taken unscanned, and nobody can open them until they were scanned',
  );

  constructor(
    private readonly virusScannerService: VirusScannerService,
    private readonly rawFileStorageService: RawFileStorageService,
    private readonly unscannedFileRepository: UnscannedFileRepository,
    private readonly metricsService: MetricsService,
    private readonly auditLogService: AuditLogService,
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /**
   * A file the scanner cannot look at now is taken all the same and marked before anybody knows of it: nobody can open
   * it until it was found clean.
   * @throws Problem 422 for malware, and for what the scanner never looks at
   */
  async scanNewFile(storageKey: string, field: string, by: AuditActor): Promise<void> {
    if (!this.virusScannerService.isEnabled) return;
    const verdict = await this.scanStoredFile(storageKey, UPLOAD_SCAN_TIMEOUT_MS);
    if (verdict === null) {
      await this.unitOfWork.run(async () => {
        await this.unscannedFileRepository.insertUnscannedFile(storageKey);
        await this.scheduleDeferredScan();
      });
    } else if (verdict.kind === 'too-large')
      throw createScanProblem('file-not-scannable', field, TOO_LARGE_MESSAGE);
    else if (verdict.kind === 'infected') {
      await this.auditLogService.appendAuditEntry({
        by,
        action: 'malware-refused',
        details: { signature: verdict.signature },
      });
      throw createScanProblem('file-infected', field, INFECTED_MESSAGE);
    }
  }

  /** One job, however many files wait for it. */
  async scheduleDeferredScan(): Promise<void> {
    const runAt = new Date((Math.floor(Date.now() / RETRY_INTERVAL_MS) + 1) * RETRY_INTERVAL_MS);
    await this.outboxService.enqueueJob({
      kind: DEFERRED_SCAN_JOB,
      payload: null,
      key: `${DEFERRED_SCAN_JOB}:${runAt.toISOString()}`,
      runAt,
    });
  }

  /** `null` when the scanner is away. @throws FileMissing */
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
