import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../platform/database/index.js';
import { JobHandler, type HandlesJob } from '../platform/jobs/index.js';
import { FileScanner, UnscannedFiles } from '../platform/scanning/index.js';
import { FileMissing } from '../platform/storage/index.js';
import { FileScans, LATE_SCANS_JOB } from './file-scans.js';
import { FileWrites } from './file-writes.js';

/** clamd itself gives up on a file after two minutes. */
const LIMIT_MS = 150_000;
const AT_ONCE = 200;

/**
 * Takes an infected file away from whatever names it, and tells whom it concerns.
 * @returns whether it knew the file
 */
export type Withdrawal = (storageKey: string, signature: string) => Promise<boolean>;

/** Has those files scanned that came while the scanner was away. */
@Injectable()
@JobHandler(LATE_SCANS_JOB, { atOnce: 1 })
export class LateScans implements HandlesJob<null> {
  private readonly logger = new Logger(LateScans.name);
  private readonly withdrawals: Withdrawal[] = [];

  constructor(
    private readonly scanner: FileScanner,
    private readonly scans: FileScans,
    private readonly unscanned: UnscannedFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly writes: FileWrites,
  ) {}

  /** Every feature that keeps files says here how one is taken away. */
  onInfected(withdrawal: Withdrawal): void {
    this.withdrawals.push(withdrawal);
  }

  /** Goes on until all were looked at or the scanner is away (again), and comes back while any waits. */
  async handle(): Promise<void> {
    if (!this.scanner.isOn) return this.giveUp();
    for (const storageKey of await this.unscanned.next(AT_ONCE)) {
      // First: a file the scanner stumbles over does not stand in the way of the others for ever.
      await this.unscanned.noteTry(storageKey);
      if (!(await this.scan(storageKey))) break;
    }
    await this.comeBack();
  }

  /** Writes the next look, if there is something to look at. */
  async comeBack(): Promise<void> {
    if ((await this.unscanned.next(1)).length > 0)
      await this.unitOfWork.run(() => this.scans.lookLater());
  }

  /** @returns whether the scanner answered */
  private async scan(storageKey: string): Promise<boolean> {
    try {
      const verdict = await this.scans.verdict(storageKey, LIMIT_MS);
      if (verdict === null) return false;
      if (verdict.kind === 'clean') await this.unscanned.forget([storageKey]);
      else if (verdict.kind === 'infected') await this.withdraw(storageKey, verdict.signature);
      else this.logger.error(`${storageKey} is larger than clamd's StreamMaxLength and stays shut`);
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      // Deleted in the meantime by whoever had uploaded it.
      await this.unscanned.forget([storageKey]);
    }
    return true;
  }

  /** What nobody names yet, or no longer, stays shut: its row comes, or its bytes go. */
  private async withdraw(storageKey: string, signature: string): Promise<void> {
    const isWithdrawn = await this.unitOfWork.run(async () => {
      let isKnown = false;
      for (const withdrawal of this.withdrawals)
        isKnown = (await withdrawal(storageKey, signature)) || isKnown;
      if (!isKnown) return false;
      await this.writes.begin([storageKey]);
      await this.unscanned.forget([storageKey]);
      return true;
    });
    // Should the process die here, the nightly sweep finds the bytes.
    if (isWithdrawn) await this.writes.drop([storageKey]);
  }

  /** Scanning was switched off: these files are no worse than those that come now. */
  private async giveUp(): Promise<void> {
    const count = await this.unscanned.forgetAll();
    if (count > 0)
      this.logger.warn(`${count} files will never be scanned: CLAMAV_URL is no longer set`);
  }
}
