import {
  removeStoredItem,
  listKeysByPrefix,
  readStoredJson,
  type DeviceStorage,
} from './device-storage.js';

/**
 * Maximum number of dossiers whose marks are stored on a device; the least recently changed are
 * removed first.
 */
const MAX_STORED_DOSSIERS = 40;
const STORAGE_PREFIX = 'pratiche.segni';

interface StoredMarks {
  version: number;
  paths: string[];
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Stores on this device which fields of stored dossiers were autofilled, so that a reload shows the
 * marks again. The marks are valid for one version, because another user may have typed the values
 * saved since. Values are not stored.
 */
export class AutofillMarkStorage {
  constructor(
    private readonly storage: DeviceStorage,
    private readonly accountId: number,
  ) {}

  readMarks(dossier: number, version: number): ReadonlySet<string> {
    const kept = this.readStoredMarks(this.storageKey(dossier));
    return new Set(kept?.version === version ? kept.paths : []);
  }

  writeMarks(dossier: number, version: number, marks: ReadonlySet<string>): void {
    if (marks.size === 0) {
      this.removeMarks(dossier);
      return;
    }
    try {
      this.storage.setItem(
        this.storageKey(dossier),
        JSON.stringify({ version, paths: [...marks], at: Date.now() } satisfies StoredMarks),
      );
      this.removeOldestEntries();
    } catch {
      // Storage full or switched off: the marks last as long as the page.
    }
  }

  removeMarks(dossier: number): void {
    removeStoredItem(this.storage, this.storageKey(dossier));
  }

  private removeOldestEntries(): void {
    const keys = listKeysByPrefix(this.storage, this.storageKey(''));
    if (keys.length <= MAX_STORED_DOSSIERS) return;
    const byAge = keys.toSorted(
      (a, b) => (this.readStoredMarks(a)?.at ?? 0) - (this.readStoredMarks(b)?.at ?? 0),
    );
    for (const key of byAge.slice(0, keys.length - MAX_STORED_DOSSIERS))
      removeStoredItem(this.storage, key);
  }

  private storageKey(dossier: number | ''): string {
    return `${STORAGE_PREFIX}.${this.accountId}.${dossier}`;
  }

  private readStoredMarks(key: string): StoredMarks | null {
    return readStoredJson<StoredMarks>(
      this.storage,
      key,
      ({ version, paths }) => typeof version === 'number' && Array.isArray(paths),
    );
  }
}
