import {
  applyUploadFailure,
  classifyUploadFailure,
  findNextUpload,
  getQueueWait,
  getUploadRetryDelay,
  resetUploadWait,
} from '@pratiche/domain';
import { onDeviceChange } from './device-changes.js';
import { removeExpiredDeviceCopies } from './device-clearing.js';
import type { DeviceFile } from './device-database.js';
import {
  listDeviceFiles,
  readDeviceFileBytes,
  removeDeviceFiles,
  updateDeviceFile,
} from './device-files.js';
import { computeContentHash, preparePhotograph } from './prepare-photograph.js';

/** The calls of the server that the queue makes. */
export interface UploadServer {
  /** @throws `{ status, message }`; status 0 where no answer came */
  upload: (file: DeviceFile, bytes: Blob) => Promise<unknown>;
  /** Says which files of a dossier are still here. */
  announce: (dossierId: number, files: readonly DeviceFile[]) => Promise<unknown>;
}

interface Failure {
  status: number;
  code?: string;
  message: string;
}

const LOCK_NAME = 'pratiche-uploads';

const toFailure = (error: unknown): Failure => {
  const { status, code, message } = error as Partial<Failure>;
  // A file that came damaged is whole here: it is sent again.
  return typeof status === 'number' && code !== 'file-damaged'
    ? { status, message: message ?? '' }
    : { status: 0, message: '' };
};

/**
 * Sends what waits on this device, one file at a time across all tabs: first each is made small
 * enough, then the server is told what is still here, then it is sent until the server has it.
 */
export class UploadRunner {
  isStopped = false;
  private readonly announced = new Map<number, string>();
  private readonly unsubscribe: () => void;
  private isRunning = false;
  private hasNews = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Announcements in a row that the server did not answer. */
  private silentTries = 0;

  constructor(
    readonly accountId: number,
    private readonly server: UploadServer,
  ) {
    this.unsubscribe = onDeviceChange(this.wake);
    window.addEventListener('online', this.retryNow);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Looks for work now. */
  readonly wake = (): void => {
    if (this.isStopped) return;
    if (this.isRunning) {
      this.hasNews = true;
      return;
    }
    this.isRunning = true;
    void this.runUntilIdle().finally(() => {
      this.isRunning = false;
    });
  };

  stop(): void {
    this.isStopped = true;
    this.unsubscribe();
    window.removeEventListener('online', this.retryNow);
    document.removeEventListener('visibilitychange', this.wake);
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** The network is back, or a page was opened: waiting longer has no reason. */
  readonly retryNow = (): void => {
    this.silentTries = 0;
    void listDeviceFiles(this.accountId)
      .then((files) =>
        Promise.all(
          files
            .filter(({ nextAttemptAt }) => nextAttemptAt > Date.now())
            .map((file) => updateDeviceFile(resetUploadWait(file))),
        ),
      )
      .finally(this.wake);
  };

  private async runUntilIdle(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    try {
      await removeExpiredDeviceCopies();
      do {
        this.hasNews = false;
        while (!this.isStopped && (await withUploadLock(() => this.runOnce())));
      } while (this.hasNews && !this.isStopped);
      await this.scheduleNextTry();
    } catch {
      // The device's database does not answer now; the next change or visit tries again.
    }
  }

  private async scheduleNextTry(): Promise<void> {
    const wait = getQueueWait(await listDeviceFiles(this.accountId), Date.now());
    if (wait !== null && !this.isStopped && navigator.onLine)
      this.timer = setTimeout(
        this.wake,
        Math.max(wait, this.silentTries === 0 ? 0 : getUploadRetryDelay(this.silentTries)),
      );
  }

  /** Does one piece of work. @returns whether there may be more now */
  private async runOnce(): Promise<boolean> {
    const files = await listDeviceFiles(this.accountId);
    const unprepared = files.find(({ state }) => state === 'kept');
    if (unprepared !== undefined) return prepareFile(unprepared);
    if (!navigator.onLine) return false;
    if (!(await this.announceChanges(files))) return false;
    const next = findNextUpload(files, Date.now());
    return next === null ? false : this.sendFile(next);
  }

  private async sendFile(file: DeviceFile): Promise<boolean> {
    const bytes = await readDeviceFileBytes(file.key);
    if (bytes === null) {
      await removeDeviceFiles([file.key]);
      return true;
    }
    try {
      await this.server.upload(file, bytes);
    } catch (error) {
      const { status, message } = toFailure(error);
      const failed = applyUploadFailure(file, status, Date.now());
      await updateDeviceFile({ ...failed, message: failed.state === 'refused' ? message : null });
      // The next file has its turn even where this one is refused; without a network none has.
      return failed.state === 'refused';
    }
    // The server struck it off its list with the upload.
    this.announced.set(
      file.dossierId,
      (this.announced.get(file.dossierId) ?? '').replace(`${file.key} `, ''),
    );
    await removeDeviceFiles([file.key]);
    return true;
  }

  /** @returns false when the server does not answer */
  private async announceChanges(files: readonly DeviceFile[]): Promise<boolean> {
    const dossiers = new Set([...this.announced.keys(), ...files.map((file) => file.dossierId)]);
    for (const dossierId of dossiers) {
      const waiting = files.filter(
        (file) => file.dossierId === dossierId && file.state !== 'refused',
      );
      const signature = waiting.map(({ key }) => `${key} `).join('');
      if (this.announced.get(dossierId) === signature) continue;
      try {
        await this.server.announce(dossierId, waiting);
      } catch (error) {
        // A dossier that is gone or sent takes no announcement; its files are refused by themselves.
        const { status } = toFailure(error);
        if (classifyUploadFailure(status) !== 'refused') {
          this.silentTries += 1;
          return false;
        }
      }
      this.announced.set(dossierId, signature);
    }
    this.silentTries = 0;
    return true;
  }
}

async function prepareFile(file: DeviceFile): Promise<boolean> {
  const bytes = await readDeviceFileBytes(file.key);
  if (bytes === null) {
    await removeDeviceFiles([file.key]);
    return true;
  }
  const prepared = file.isPhotograph
    ? await preparePhotograph(bytes, file.fileName).catch(() => null)
    : null;
  const { blob, fileName } = prepared ?? { blob: bytes, fileName: file.fileName };
  await updateDeviceFile(
    {
      ...file,
      state: 'ready',
      fileName,
      contentType: blob.type,
      size: blob.size,
      contentHash: await computeContentHash(blob),
    },
    blob === bytes ? null : blob,
  );
  return true;
}

/** One tab at a time, and one file at a time. */
const withUploadLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK_NAME, work) : work();
