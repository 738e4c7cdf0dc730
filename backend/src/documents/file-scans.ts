import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AuditLogService, type AuditActor } from '../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../platform/database/index.js';
import { unprocessable, type Problem } from '../platform/http/index.js';
import { Outbox } from '../platform/jobs/index.js';
import { sparingly } from '../platform/logging/sparingly.js';
import { Metrics } from '../platform/metrics/metrics.js';
import {
  FileScanner,
  ScannerAway,
  UnscannedFiles,
  type Verdict,
} from '../platform/scanning/index.js';
import { UncheckedStorage } from '../platform/storage/index.js';

/** Somebody waits for the answer to an upload. */
const WAIT_MS = 30_000;
/**
 * A scanner that hangs up in the middle may have said why, unheard: of a file it finds too large, one time in ten, on a
 * busy machine nearly every time. It is asked again with so many milliseconds of patience for each megabyte.
 */
const PATIENCES_MS = [0, 20, 100, 500] as const;
export const LATE_SCANS_JOB = 'late-scans';
/** Between two looks whether the scanner is back. */
const PAUSE_MS = 60_000;

const INFECTED =
  'L’antivirus ha trovato nel file un programma dannoso: il file non è stato salvato. Controllare il dispositivo con un antivirus, poi caricare un’altra copia del documento.';
const TOO_LARGE =
  'Il file è troppo grande per il controllo antivirus e non è stato salvato: ridurlo, per esempio con una scansione a minore risoluzione, e caricarlo di nuovo.';

const refusal = (code: string, field: string, message: string): Problem =>
  unprocessable(message, code, { errors: [{ field, message }] });

/** Has files scanned whose bytes have just come in, before anything is known of them. */
@Injectable()
export class FileScans {
  private readonly logger = new Logger(FileScans.name);
  private readonly away = sparingly(
    this.logger,
    'Files are taken unscanned, and nobody can open them until they were scanned',
  );

  constructor(
    private readonly scanner: FileScanner,
    private readonly storage: UncheckedStorage,
    private readonly unscanned: UnscannedFiles,
    private readonly metrics: Metrics,
    private readonly audit: AuditLogService,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /**
   * A file the scanner cannot look at now is taken all the same and marked before anybody knows of it: nobody can open
   * it until it was found clean.
   * @throws Problem 422 for malware, and for what the scanner never looks at
   */
  async arrived(storageKey: string, field: string, by: AuditActor): Promise<void> {
    if (!this.scanner.isOn) return;
    const verdict = await this.verdict(storageKey, WAIT_MS);
    if (verdict === null) {
      await this.unitOfWork.run(async () => {
        await this.unscanned.add(storageKey);
        await this.lookLater();
      });
    } else if (verdict.kind === 'too-large') throw refusal('file-not-scannable', field, TOO_LARGE);
    else if (verdict.kind === 'infected') {
      await this.audit.appendAuditEntry({
        by,
        action: 'malware-refused',
        details: { signature: verdict.signature },
      });
      throw refusal('file-infected', field, INFECTED);
    }
  }

  /** One job, however many files wait for it. */
  async lookLater(): Promise<void> {
    const runAt = new Date((Math.floor(Date.now() / PAUSE_MS) + 1) * PAUSE_MS);
    await this.outbox.add({
      kind: LATE_SCANS_JOB,
      payload: null,
      key: `${LATE_SCANS_JOB}:${runAt.toISOString()}`,
      runAt,
    });
  }

  /** `null` when the scanner is away. @throws FileMissing */
  async verdict(storageKey: string, limitMs: number): Promise<Verdict | null> {
    const verdict = await this.ask(storageKey, limitMs);
    this.metrics.scan(verdict?.kind ?? 'away');
    return verdict;
  }

  private async ask(storageKey: string, limitMs: number): Promise<Verdict | null> {
    let last: ScannerAway | null = null;
    for (const patienceMs of PATIENCES_MS) {
      const content = await this.storage.get(storageKey);
      try {
        return await this.scanner.scan(content, limitMs, patienceMs);
      } catch (error) {
        if (!(error instanceof ScannerAway)) throw error;
        last = error;
        if (!error.hungUp) break;
      }
    }
    this.away(last);
    return null;
  }
}
