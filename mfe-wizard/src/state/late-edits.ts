import type { DossierDto } from '@pratiche/api';
import {
  isOpenStatus,
  type StatusCode,
  createEmptyDossierForm,
  getValueAtPath,
} from '@pratiche/domain';
import { toDossierForm } from './to-dossier-form.js';
import type { FoundBackup, DraftBackupStorage, StoredBackup } from './draft-backup-storage.js';
import { diffValues, isSameSavedValue, type FieldChange } from './merge-forms.js';
import type { SessionState } from './session-state.js';
import type { Store } from './store.js';

/**
 * Whether a backup was typed before the dossier was last sent. Such a backup is too late: restoring
 * it silently when the dossier returns would overwrite values that were reviewed and corrected
 * meanwhile.
 */
export function isLateBackup(
  copy: Pick<StoredBackup, 'sent' | 'at'>,
  stored: Pick<DossierDto, 'status' | 'sentDate'>,
): boolean {
  if (!isOpenStatus(stored.status.code as StatusCode)) return true;
  if (copy.sent !== undefined) return copy.sent !== stored.sentDate;
  return stored.sentDate !== null && Date.parse(stored.sentDate) > copy.at;
}

/** What the copies would have changed and the stored dossier does not say; the latest value of each field. */
export function findLateChanges(
  copies: readonly Pick<StoredBackup, 'base' | 'form'>[],
  stored: DossierDto,
): FieldChange[] {
  const form = toDossierForm(stored);
  const changes = copies.flatMap((copy) =>
    diffValues(copy.base ?? createEmptyDossierForm(), copy.form),
  );
  const latest = new Map(changes.map((change) => [change.path, change]));
  return [...latest.values()].filter(
    ({ path, value }) => !isSameSavedValue(value, getValueAtPath(form, path)),
  );
}

/**
 * Late edits of one open dossier: their backups stay on the device until the user has read them.
 */
export class LateEdits {
  private lateBackups: FoundBackup[] = [];

  constructor(
    private readonly storage: DraftBackupStorage,
    private readonly store: Store<SessionState>,
  ) {}

  /** Puts the late ones of the copies aside; answers the others. */
  separateLateBackups(found: readonly FoundBackup[], stored: DossierDto | null): FoundBackup[] {
    if (stored === null) return [...found];
    this.lateBackups = found.filter((copy) => isLateBackup(copy, stored));
    const changes = findLateChanges(this.lateBackups, stored);
    if (changes.length > 0) this.showLateChanges(changes);
    else this.discardLateBackups();
    return found.filter((copy) => !isLateBackup(copy, stored));
  }

  showLateChanges(changes: readonly FieldChange[]): void {
    this.store.set({ lateChanges: changes });
  }

  /** The person has read it. */
  discardLateBackups(): void {
    const { id, isSent } = this.store.get();
    for (const copy of this.lateBackups) this.storage.removeFoundBackup(copy);
    if (isSent) this.storage.removeBackup(id);
    this.lateBackups = [];
    this.store.set({ lateChanges: null });
  }
}
