import type { CopyStorage } from './local-copy.js';

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
  constructor(private readonly storage: CopyStorage, private readonly accountId: number) {}

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
      this.storage.setItem(this.key(dossier), JSON.stringify({ version, paths: [...marks], at: Date.now() } satisfies Kept));
      this.dropOldest();
    } catch {
      // Storage full or switched off: the marks last as long as the page.
    }
  }

  remove(dossier: number): void {
    this.discard(this.key(dossier));
  }

  private dropOldest(): void {
    const keys = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '').filter((key) => key.startsWith(this.key('')));
    if (keys.length <= KEPT_MAX) return;
    const byAge = keys.toSorted((a, b) => (this.at(a)?.at ?? 0) - (this.at(b)?.at ?? 0));
    for (const key of byAge.slice(0, keys.length - KEPT_MAX)) this.discard(key);
  }

  private key(dossier: number | ''): string {
    return `${PREFIX}.${this.accountId}.${dossier}`;
  }

  private at(key: string): Kept | null {
    try {
      const kept = JSON.parse(this.storage.getItem(key) ?? 'null') as Kept | null;
      return typeof kept?.version === 'number' && Array.isArray(kept.paths) ? kept : null;
    } catch {
      return null;
    }
  }

  private discard(key: string): void {
    try {
      this.storage.removeItem(key);
    } catch {
      // Storage switched off: then there is nothing to remove either.
    }
  }
}
