import type { DossierForm } from '@pratiche/domain';
import type { AutofillMarks } from './autofill-marks.js';
import type { ServerState } from './server-state.js';
import type { FoundBackup, DraftBackupStorage } from './draft-backup-storage.js';
import type { SessionState } from './session-state.js';
import type { Store } from './store.js';

/** What the device keeps of one open dossier: this tab's copy of what is typed, and those found when it was opened. */
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

  /** When the dossier had last been sent, as far as this page knows. */
  get sentDate(): string | null | undefined {
    const { record } = this.store.get();
    return record ? record.sentDate : this.sentBefore;
  }

  /** Says whether the device took it. */
  saveBackup(form: DossierForm): boolean {
    const { id } = this.store.get();
    const { base, version, creationKey } = this.serverState;
    return this.storage.writeBackup(id, {
      form,
      base,
      version,
      creationKey: id === null ? creationKey : null,
      sent: this.sentDate,
      marks: [...this.autofillMarks.paths],
      at: Date.now(),
    });
  }

  /** Writes once what one press changes in several places, before the browser does anything else. */
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

  /** The new dossier has its number: the copy without one goes. */
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
