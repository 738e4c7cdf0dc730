import type { DossierDto } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { toDossierForm } from './to-dossier-form.js';
import { DraftCreation } from './draft-creation.js';
import type { FoundBackup } from './draft-backup-storage.js';

/**
 * The server's state of an open dossier, as known to this page; changes are computed against it.
 */
export class ServerState {
  /** `null` while the server has never seen the dossier. */
  base: DossierForm | null = null;
  version: number | null = null;
  readonly creation = new DraftCreation();

  /**
   * Starts from the dossier stored when it was opened or, without a response, from the state
   * recorded in a local backup.
   */
  constructor(stored: DossierDto | null, copy: FoundBackup | undefined) {
    if (stored) this.setStored(stored);
    else if (copy) [this.base, this.version] = [copy.base, copy.version];
  }

  setStored(stored: DossierDto): void {
    this.base = toDossierForm(stored);
    this.version = stored.version;
  }
}
