import { discard, keysFrom, readKept, type DeviceStorage } from './device-storage.js';

/** Dossiers whose marks are kept on a device; the ones changed longest ago go first. */
const KEPT_MAX = 40;
const PREFIX = 'pratiche.segni';

interface Kept {
  version: number;
  paths: string[];
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Names of the fields of stored dossiers that were filled in by us, on this device: a reload shows them marked again. They hold
 * for one version: what somebody else saved since may have been typed. Values are not kept.
 */
export class KeptMarks {
  constructor(
    private readonly storage: DeviceStorage,
    private readonly accountId: number,
  ) {}

  read(dossier: number, version: number): ReadonlySet<string> {
    const kept = this.at(this.key(dossier));
    return new Set(kept?.version === version ? kept.paths : []);
  }

  write(dossier: number, version: number, marks: ReadonlySet<string>): void {
    if (marks.size === 0) {
      this.remove(dossier);
      return;
    }
    try {
      this.storage.setItem(
        this.key(dossier),
        JSON.stringify({ version, paths: [...marks], at: Date.now() } satisfies Kept),
      );
      this.dropOldest();
    } catch {
      // Storage full or switched off: the marks last as long as the page.
    }
  }

  remove(dossier: number): void {
    discard(this.storage, this.key(dossier));
  }

  private dropOldest(): void {
    const keys = keysFrom(this.storage, this.key(''));
    if (keys.length <= KEPT_MAX) return;
    const byAge = keys.toSorted((a, b) => (this.at(a)?.at ?? 0) - (this.at(b)?.at ?? 0));
    for (const key of byAge.slice(0, keys.length - KEPT_MAX)) discard(this.storage, key);
  }

  private key(dossier: number | ''): string {
    return `${PREFIX}.${this.accountId}.${dossier}`;
  }

  private at(key: string): Kept | null {
    return readKept<Kept>(
      this.storage,
      key,
      ({ version, paths }) => typeof version === 'number' && Array.isArray(paths),
    );
  }
}
