import type { DossierDto } from '@pratiche/api';
import {
  type DossierForm,
  createEmptyDossierForm,
  emptyFormerAnswers,
  getValueAtPath,
} from '@pratiche/domain';
import type { FoundBackup } from './draft-backup-storage.js';
import type { FormEditor } from './form-editor.js';
import { findLateChanges, isLateBackup } from './late-edits.js';
import { diffValues, isSameSavedValue, mergeForms, type MergeConflict } from './merge-forms.js';
import type { SessionParts } from './session-parts.js';
import { toDossierRecord } from './session-state.js';
import { toDossierForm } from './to-dossier-form.js';

type MergerParts = SessionParts & { formEditor: FormEditor };

/**
 * Brings an open dossier together with what changed elsewhere: the server's version, backups of
 * this device, a sending from another page.
 */
export class DossierMerger {
  constructor(private readonly parts: MergerParts) {}

  private get values(): DossierForm {
    return this.parts.formValues.current;
  }

  /**
   * Merges a version stored by another user or tab; returns `true` when the changes of both sides
   * are compatible, `taken` when nothing is left to save.
   */
  mergeStoredDossier(stored: DossierDto): boolean | 'taken' {
    const { store, stepView, serverState, draftBackup, lateEdits, formEditor } = this.parts;
    const theirs = toDossierForm(stored);
    const mine = {
      form: structuredClone(this.values),
      base: serverState.base ?? theirs,
      sent: draftBackup.sentDate,
      at: Date.now(),
    };
    // If the dossier was sent and returned meanwhile, the stored values win and the earlier edits
    // are only listed.
    const cameTooLate = isLateBackup(mine, stored);
    if (cameTooLate) lateEdits.showLateChanges(findLateChanges([mine], stored));
    const { merged, clashes } = cameTooLate
      ? { merged: theirs, clashes: [] }
      : mergeForms(mine.base, mine.form, theirs);
    serverState.setStored(stored);
    store.set({ record: toDossierRecord(stored) });
    formEditor.applyForm(merged);
    stepView.updateNow();
    if (clashes.length > 0) this.addConflicts(clashes);
    if (!cameTooLate) return clashes.length === 0;
    draftBackup.discardBackup();
    return 'taken';
  }

  /** What a person decided about values changed on both sides. */
  resolveConflicts(theirs: ReadonlySet<string>): void {
    const { store, formValues, stepView, saveQueue } = this.parts;
    const clashes = store.get().conflicts ?? [];
    formValues.setValuesSilently(
      clashes
        .filter(({ path }) => theirs.has(path))
        .map((clash) => ({ path: clash.path, value: clash.theirs })),
    );
    store.set({ conflicts: null });
    stepView.updateNow();
    saveQueue.resume();
  }

  /** Takes in copies of typing that never reached the server; they go to the server next. */
  restoreBackups(copies: readonly FoundBackup[], stored: DossierDto | null): void {
    const { store, stepView, draftBackup, lateEdits, saveQueue } = this.parts;
    for (const copy of lateEdits.separateLateBackups(copies, stored)) this.mergeBackup(copy);
    stepView.updateNow();
    if (!store.get().hasRestoredEdits) draftBackup.discardRestoredBackups();
    else if (store.get().conflicts === null) saveQueue.markDirty();
  }

  /**
   * Handles a dossier sent during editing: lists the changes that were not saved, and never saves
   * them automatically.
   */
  handleSavedTooLate(): void {
    const { store, serverState, lateEdits, saveQueue } = this.parts;
    saveQueue.stop();
    store.set({ isSent: true });
    lateEdits.showLateChanges(
      diffValues(serverState.base ?? createEmptyDossierForm(), this.values),
    );
  }

  private mergeBackup(copy: FoundBackup): void {
    const { store, serverState, draftBackup, autofillMarks, formEditor } = this.parts;
    if (copy.creationKey !== null)
      serverState.creation.restore(copy.creationKey, copy.creationForm ?? null);
    const { merged: restored, clashes } = mergeForms(
      copy.base ?? createEmptyDossierForm(),
      copy.form,
      this.values,
    );
    // A copy of an older version may hold an answer that is offered no longer.
    const merged = emptyFormerAnswers(restored);
    draftBackup.addRestoredBackup(copy);
    const isNews = !isSameSavedValue(merged, this.values) || clashes.length > 0;
    formEditor.applyForm(merged);
    autofillMarks.addRestoredMarks(
      (copy.marks ?? []).filter((path) =>
        isSameSavedValue(getValueAtPath(copy.form, path), getValueAtPath(merged, path)),
      ),
    );
    if (!isNews) return;
    store.set({ hasRestoredEdits: true });
    if (clashes.length > 0) this.addConflicts(clashes);
  }

  private addConflicts(clashes: readonly MergeConflict[]): void {
    const { store, saveQueue } = this.parts;
    store.set({ conflicts: [...(store.get().conflicts ?? []), ...clashes] });
    saveQueue.pause();
  }
}
