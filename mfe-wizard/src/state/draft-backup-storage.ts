import type { DossierForm } from '@pratiche/domain';
import { draftBackupPrefix } from '@pratiche/federation/draft-backups';
import {
  removeStoredItem,
  listKeysByPrefix,
  readStoredJson,
  type DeviceStorage,
} from './device-storage.js';

/** What a tab has typed and the server does not have yet. */
export interface StoredBackup {
  form: DossierForm;
  /**
   * The values the edits started from, to detect changes; `null` for a dossier the server has not
   * stored.
   */
  base: DossierForm | null;
  version: number | null;
  /**
   * Idempotency key for creating the dossier until the server responds, so that a retry does not
   * create another one.
   */
  creationKey: string | null;
  /** The form as first sent with that key. Absent in backups of older versions. */
  creationForm?: DossierForm | null;
  /**
   * Date of the last sending as known to this tab: a different date on the server means that it was
   * sent since. Absent in backups of older versions.
   */
  sent?: string | null | undefined;
  /** Fields that were filled in by us. Absent in copies of older versions. */
  marks?: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
}

/** A copy found on the device. */
export interface FoundBackup extends StoredBackup {
  key: string;
}

/** Backups of one account; one per dossier and tab, so that two tabs never overwrite each other. */
export class DraftBackupStorage {
  constructor(
    private readonly storage: DeviceStorage,
    private readonly accountId: number,
    private readonly tab: string,
  ) {}

  /** Whether the device took it: storage may be full or switched off. */
  writeBackup(dossier: number | null, copy: StoredBackup): boolean {
    try {
      this.storage.setItem(this.storageKey(dossier), JSON.stringify(copy));
      return true;
    } catch {
      return false;
    }
  }

  removeBackup(dossier: number | null): void {
    removeStoredItem(this.storage, this.storageKey(dossier));
  }

  /** Removes a copy of another tab, unless that tab has typed on since it was found. */
  removeFoundBackup(found: FoundBackup): void {
    if (this.readBackup(found.key)?.at === found.at) removeStoredItem(this.storage, found.key);
  }

  /** All copies of a dossier, oldest first. */
  findBackups(dossier: number | null): FoundBackup[] {
    const start = `${draftBackupPrefix(this.accountId)}${dossier ?? 'nuova'}.`;
    return listKeysByPrefix(this.storage, start)
      .flatMap((key) => {
        const copy = this.readBackup(key);
        return copy === null ? [] : [{ ...copy, key }];
      })
      .sort((a, b) => a.at - b.at);
  }

  /** The tab a copy was written by. */
  static tabNameOfBackup(found: FoundBackup): string {
    return found.key.slice(found.key.lastIndexOf('.') + 1);
  }

  private storageKey(dossier: number | null): string {
    return `${draftBackupPrefix(this.accountId)}${dossier ?? 'nuova'}.${this.tab}`;
  }

  private readBackup(key: string): StoredBackup | null {
    return readStoredJson<StoredBackup>(
      this.storage,
      key,
      ({ at, form }) => typeof at === 'number' && typeof form === 'object',
    );
  }
}
