import type { DossierForm } from '@pratiche/domain';
import type { AutofillMarks } from './autofill-marks.js';
import type { ServerState } from './server-state.js';
import type { FoundBackup, DraftBackupStorage } from './draft-backup-storage.js';
import type { SessionState } from './session-state.js';
import type { Store } from './store.js';

/**
 * Backups of one open dossier on this device: this tab's backup, and those found when it was
 * opened.
 */
export class DraftBackup {
  private restoredBackups: FoundBackup[] = [];
  private isScheduled = false;

  /** `sentBefore` answers for a dossier whose record is not known. */
  constructor(
    private readonly storage: DraftBackupStorage,
    private readonly store: Store<SessionState>,
    private readonly serverState: ServerState,
    private readonly autofillMarks: AutofillMarks,
    private readonly sentBefore: string | null | undefined,
  ) {}

  /** Date of the last sending, as known to this page. */
  get sentDate(): string | null | undefined {
    const { record } = this.store.get();
    return record ? record.sentDate : this.sentBefore;
  }

  /** Says whether the device took it. */
  saveBackup(form: DossierForm): boolean {
    const { id } = this.store.get();
    const { base, version, creation } = this.serverState;
    return this.storage.writeBackup(id, {
      form,
      base,
      version,
      creationKey: id === null ? creation.key : null,
      creationForm: id === null ? creation.form : null,
      sent: this.sentDate,
      marks: [...this.autofillMarks.paths],
      at: Date.now(),
    });
  }

  /** Writes once, in a microtask, when one user action changes several values. */
  scheduleBackup(values: () => DossierForm): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => {
      if (!this.isScheduled) return;
      this.isScheduled = false;
      this.store.set({ isBackedUp: this.saveBackup(values()) });
    });
  }

  discardBackup(): void {
    this.isScheduled = false;
    this.storage.removeBackup(this.store.get().id);
  }

  /** Removes the backup without a number once the new dossier has its number. */
  discardBackupWithoutId(): void {
    this.storage.removeBackup(null);
  }

  /** Its typing was taken in; it stays until the server has that. */
  addRestoredBackup(copy: FoundBackup): void {
    this.restoredBackups.push(copy);
  }

  discardRestoredBackups(): void {
    for (const copy of this.restoredBackups) this.storage.removeFoundBackup(copy);
    this.restoredBackups = [];
  }
}
