import type { Dossier } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { toDossierForm } from './to-dossier-form.js';
import type { FoundBackup } from './draft-backup-storage.js';

/** What the server has of an open dossier, as far as this page knows: what all changes are told from. */
export class ServerState {
  /** `null` while the server has never seen the dossier. */
  base: DossierForm | null = null;
  version: number | null = null;
  /** Names the creation, so that trying it again does not create another dossier. */
  creationKey: string = crypto.randomUUID();

  /** With what was stored when the dossier was opened; without an answer, with what a copy on the device knew of it. */
  constructor(stored: Dossier | null, copy: FoundBackup | undefined) {
    if (stored) this.setStored(stored);
    else if (copy) [this.base, this.version] = [copy.base, copy.version];
  }

  setStored(stored: Dossier): void {
    this.base = toDossierForm(stored);
    this.version = stored.version;
  }
}
