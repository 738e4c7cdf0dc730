import type { DossierForm } from '@pratiche/domain';
import { unsentPrefix } from '@pratiche/federation/unsent';
import { discard, keysFrom, readKept, type DeviceStorage } from './device-storage.js';

/** What a tab has typed and the server does not have yet. */
export interface LocalCopy {
  form: DossierForm;
  /** What the typing started from, to tell changes from values; `null` for a dossier the server has not seen. */
  base: DossierForm | null;
  version: number | null;
  /** Names the creation of a dossier the server has not answered for yet: trying again must not create another one. */
  creationKey: string | null;
  /** When the dossier had last been sent as far as this tab knew: another day tells that it was sent since. Absent in copies of older versions. */
  sent?: string | null | undefined;
  /** Fields that were filled in by us. Absent in copies of older versions. */
  marks?: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
}

/** A copy found on the device. */
export interface FoundCopy extends LocalCopy {
  key: string;
}

/** Copies of one account; one per dossier and tab, so that two tabs never overwrite each other. */
export class LocalCopies {
  constructor(
    private readonly storage: DeviceStorage,
    private readonly accountId: number,
    private readonly tab: string,
  ) {}

  /** Whether the device took it: storage may be full or switched off. */
  write(dossier: number | null, copy: LocalCopy): boolean {
    try {
      this.storage.setItem(this.key(dossier), JSON.stringify(copy));
      return true;
    } catch {
      return false;
    }
  }

  remove(dossier: number | null): void {
    discard(this.storage, this.key(dossier));
  }

  /** Removes a copy of another tab, unless that tab has typed on since it was found. */
  removeFound(found: FoundCopy): void {
    if (this.read(found.key)?.at === found.at) discard(this.storage, found.key);
  }

  /** All copies of a dossier, oldest first. */
  find(dossier: number | null): FoundCopy[] {
    const start = `${unsentPrefix(this.accountId)}${dossier ?? 'nuova'}.`;
    return keysFrom(this.storage, start)
      .flatMap((key) => {
        const copy = this.read(key);
        return copy === null ? [] : [{ ...copy, key }];
      })
      .sort((a, b) => a.at - b.at);
  }

  /** The tab a copy was written by. */
  static tabOf(found: FoundCopy): string {
    return found.key.slice(found.key.lastIndexOf('.') + 1);
  }

  private key(dossier: number | null): string {
    return `${unsentPrefix(this.accountId)}${dossier ?? 'nuova'}.${this.tab}`;
  }

  private read(key: string): LocalCopy | null {
    return readKept<LocalCopy>(
      this.storage,
      key,
      ({ at, form }) => typeof at === 'number' && typeof form === 'object',
    );
  }
}
