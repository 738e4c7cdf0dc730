import { Injectable } from '@nestjs/common';
import { AuditLogService, type AuditActor } from '../audit/audit-log.service.js';
import { UnitOfWork } from '../database/index.js';
import { unprocessable, type Problem, type ProblemCode } from '../http/index.js';
import { UnscannedFileRepository } from '../scanning/index.js';
import { DeferredScanScheduleService } from './deferred-scan-schedule.service.js';
import { StoredFileScanService } from './stored-file-scan.service.js';

/** The client of an upload waits for this scan. */
const UPLOAD_SCAN_TIMEOUT_MS = 30_000;

const INFECTED_MESSAGE =
  'L’antivirus ha trovato nel file un programma dannoso: il file non è stato salvato. Controlla il dispositivo con un antivirus, poi carica un’altra copia del documento.';
const TOO_LARGE_MESSAGE =
  'Il file è troppo grande per il controllo antivirus e non è stato salvato: ridurlo, per esempio con una scansione a minore risoluzione, e caricarlo di nuovo.';

const createScanProblem = (code: ProblemCode, field: string, message: string): Problem =>
  unprocessable(message, code, { errors: [{ field, message }] });

/** Scans new uploads before any row refers to them. */
@Injectable()
export class UploadScanService {
  constructor(
    private readonly storedFileScanService: StoredFileScanService,
    private readonly unscannedFileRepository: UnscannedFileRepository,
    private readonly deferredScanScheduleService: DeferredScanScheduleService,
    private readonly auditLogService: AuditLogService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * A file that the scanner cannot check now is accepted and marked as unscanned first: it cannot
   * be opened until a later
   * scan finds it clean.
   * @throws Problem 422 for malware, and for files that the scanner never accepts
   */
  async scanNewFile(storageKey: string, field: string, by: AuditActor): Promise<void> {
    if (!this.storedFileScanService.isScanningEnabled()) return;
    const verdict = await this.storedFileScanService.scanStoredFile(
      storageKey,
      UPLOAD_SCAN_TIMEOUT_MS,
    );
    if (verdict === null) {
      await this.unitOfWork.run(async () => {
        await this.unscannedFileRepository.insertUnscannedFile(storageKey);
        await this.deferredScanScheduleService.scheduleDeferredScan();
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
}
