import { PROBLEM_CODES, type DossierDto } from '@pratiche/api';
import {
  listAutofillPatches,
  createEmptyDossierForm,
  keepManualValues,
  normalizeDossier,
  getValueAtPath,
  type DossierForm,
  type FormPatch,
  type StepId,
  type StepState,
  type Viewer,
  type Rules,
} from '@pratiche/domain';
import { onSaveRequest } from '@pratiche/federation/draft-backups';
import { ApplicantCodes } from './applicant-codes.js';
import { AutofillMarks } from './autofill-marks.js';
import { toDossierForm } from './to-dossier-form.js';
import { FormValues } from './form-values.js';
import type { AutofillMarkStorage } from './autofill-mark-storage.js';
import { ServerState } from './server-state.js';
import type { FoundBackup, DraftBackupStorage } from './draft-backup-storage.js';
import { isLateBackup, findLateChanges, LateEdits } from './late-edits.js';
import { diffValues, mergeForms, isSameSavedValue, type MergeConflict } from './merge-forms.js';
import { moveRowMarks } from './row-marks.js';
import { DraftBackup } from './draft-backup.js';
import type { DossierServer } from './dossier-server.js';
import type { DossierFormControl } from './dossier-form-control.js';
import { SaveQueue } from './save-queue.js';
import { createInitialState, toDossierRecord, type SessionState } from './session-state.js';
import { StepView } from './step-view.js';
import { Store } from './store.js';
import { TabChannel } from './tab-channel.js';

export interface SessionOptions {
  server: DossierServer;
  copies: DraftBackupStorage;
  marks: AutofillMarkStorage;
  accountId: number;
  stored: DossierDto | null;
  start: DossierForm;
  viewer?: Viewer;
  /** Bound to the settings of the session as they are when the dossier is opened. */
  rules: Rules;
  /** The server did not answer for this existing dossier: editing continues from this backup. */
  offlineFrom?: { id: number; copy: FoundBackup };
}

/**
 * One open dossier: the form, its saved state, the local backup, and the messages from other tabs.
 * It exists outside React, so that nothing is lost when the page changes its URL or re-renders.
 */
export class DossierSession {
  readonly store: Store<SessionState>;
  /** Typed before the dossier was sent: shown, never taken in. */
  readonly lateEdits: LateEdits;
  private readonly formValues: FormValues;
  private readonly stepView: StepView;
  private readonly serverState: ServerState;
  private readonly autofillMarks: AutofillMarks;
  private readonly applicantCodes = new ApplicantCodes();
  private readonly draftBackup: DraftBackup;
  private readonly saveQueue: SaveQueue;
  private readonly tabChannel: TabChannel;
  private readonly unsubscribeFromHost: () => void;
  /** Pages that show it now. */
  mountedPageCount = 0;
  /** Identifies this session, also while the dossier has no number. */
  readonly key = Math.random().toString(36);
  /** Called when the server has assigned a number to a new dossier. */
  onIdAssigned: ((id: number) => void) | null = null;

  constructor(readonly options: SessionOptions) {
    const { stored, start, offlineFrom, marks, copies, accountId } = options;
    const id = stored?.id ?? offlineFrom?.id ?? null;
    this.store = new Store(
      createInitialState({
        id,
        stored,
        start,
        viewer: this.viewer,
        rules: options.rules,
        autofilled: stored ? marks.readMarks(stored.id, stored.version) : new Set(),
      }),
    );
    this.serverState = new ServerState(stored, offlineFrom?.copy);
    this.autofillMarks = new AutofillMarks(this.store, marks);
    this.draftBackup = new DraftBackup(
      copies,
      this.store,
      this.serverState,
      this.autofillMarks,
      offlineFrom?.copy.sent,
    );
    this.lateEdits = new LateEdits(copies, this.store);
    this.formValues = new FormValues(
      start,
      (form) => this.stepView.checkCurrentStep(form),
      () => this.handleValuesChanged(),
    );
    this.stepView = new StepView(this.store, this.formValues, this.viewer, options.rules);
    this.saveQueue = new SaveQueue({
      save: () => this.saveDossier(),
      onConflict: (conflicting) => this.mergeStoredDossier(conflicting as DossierDto),
      onRefused: ({ code }) => {
        if (code === PROBLEM_CODES.dossierFrozen) this.handleSavedTooLate();
      },
      onState: (save) =>
        this.store.set(save.kind === 'saved' ? { save, savedAt: save.at } : { save }),
    });
    this.tabChannel = new TabChannel(accountId, (dossier) => {
      if (this.serverState.version !== null && dossier.version > this.serverState.version)
        this.mergeStoredDossier(dossier);
    });
    if (id !== null) this.tabChannel.openChannel(id);
    window.addEventListener('online', this.retrySaveWhenOnline);
    document.addEventListener('visibilitychange', this.flushWhenHidden);
    this.unsubscribeFromHost = onSaveRequest(() => void this.saveQueue.flush());
  }

  get form(): DossierFormControl {
    return this.formValues.form;
  }
  get values(): DossierForm {
    return this.formValues.current;
  }
  get viewer(): Viewer {
    return this.options.viewer ?? 'fitter';
  }
  /** Step whose checks the fields show. */
  get step(): StepId {
    return this.stepView.step;
  }
  set step(step: StepId) {
    this.stepView.step = step;
  }
  /** Version of the server's dossier that the form is based on. */
  get storedVersion(): number | null {
    return this.serverState.version;
  }

  /** Steps of the values as they are at this moment. */
  computeCurrentSteps(): StepState[] {
    return this.stepView.computeSteps();
  }

  /** Settings came, or changed: what is shown follows them. */
  replaceRules(rules: Rules): void {
    if (rules === this.stepView.rules) return;
    this.stepView.rules = rules;
    this.refreshStepView();
  }

  /** Updates the stepper and the summary immediately. */
  refreshStepView(): void {
    this.stepView.updateNow();
  }

  /** A field was changed by hand: what derives from it is filled in. */
  handleFieldEdited(path: string): void {
    if (this.autofillMarks.unmarkChanged([path]) && this.saveQueue.isDirty) this.backUpValues();
    const { form: before, autofilled } = this.store.get();
    const patches = keepManualValues(listAutofillPatches(this.values, path), {
      before,
      after: this.values,
      isFilledIn: (field) => autofilled.has(field),
    });
    this.autofillFields(patches);
    this.switchApplicantCodes([path, ...patches.map(({ field }) => field)]);
  }

  /**
   * Handles rows of a list that were added, removed or moved: moves the marks (`to` maps an old
   * index to the new one) and autofills the fields derived from the list.
   */
  handleRowsMoved(list: string, to: (index: number) => number | null = () => null): void {
    this.autofillMarks.moveListMarks(list, to);
    this.applicantCodes.moveRows(list, to);
    this.store.set({ refusedFields: moveRowMarks(this.store.get().refusedFields, list, to) });
    // The energy carrier follows the first generator: the user's choice is kept while the first
    // generator is the same.
    if (list !== 'generatori' || to(0) !== 0)
      this.autofillFields(listAutofillPatches(this.values, list));
    // Once the rows themselves are on the screen.
    requestAnimationFrame(() => setTimeout(() => this.refreshStepView(), 0));
  }

  /** Asks the step to reveal a field that is not rendered now. */
  revealField(path: string): void {
    this.store.set({ revealedField: { path } });
  }

  /** Fills in fields and marks them as filled in by us. */
  autofillFields(patches: readonly FormPatch[]): void {
    if (patches.length === 0) return;
    for (const { field, value } of patches) this.formValues.setValue({ path: field, value });
    this.autofillMarks.markAutofilled(patches);
    if (this.saveQueue.isDirty) this.backUpValues();
    for (const { field, value } of patches)
      if (Array.isArray(value)) this.autofillFields(listAutofillPatches(this.values, field));
  }

  /** Takes in copies of typing that never reached the server; they go to the server next. */
  restoreBackups(copies: readonly FoundBackup[]): void {
    for (const copy of this.lateEdits.separateLateBackups(copies, this.options.stored))
      this.mergeBackup(copy);
    this.refreshStepView();
    if (!this.store.get().hasRestoredEdits) this.draftBackup.discardRestoredBackups();
    else if (this.store.get().conflicts === null) this.saveQueue.markDirty();
  }

  /** Discards the edits restored for a dossier that the server has never stored. */
  discardRestoredEdits(): void {
    this.draftBackup.discardRestoredBackups();
    this.draftBackup.discardBackup();
  }

  /** `true` when the server has everything. */
  flush(): Promise<boolean> {
    return this.saveQueue.flush();
  }

  /** Saves, then loads the documents and costs. */
  async loadLastStep(): Promise<boolean> {
    if (this.store.get().id === null) this.saveQueue.markDirty();
    if (!(await this.flush())) return false;
    await this.saveQueue.runExclusive(async () => {
      const lastStep = await this.options.server.loadLastStep(this.buildSaveRequest());
      this.serverState.version = lastStep.version;
      const { record } = this.store.get();
      this.store.set({ lastStep, record: record && { ...record, version: lastStep.version } });
    });
    this.refreshStepView();
    return true;
  }

  /** What a person decided about values changed on both sides. */
  resolveConflicts(theirs: ReadonlySet<string>): void {
    const clashes = this.store.get().conflicts ?? [];
    this.formValues.setValuesSilently(
      clashes
        .filter(({ path }) => theirs.has(path))
        .map((clash) => ({ path: clash.path, value: clash.theirs })),
    );
    this.store.set({ conflicts: null });
    this.refreshStepView();
    this.saveQueue.resume();
  }

  /** Hides the errors of the previous step once the user moves on. */
  clearStepErrors(): void {
    this.store.set({ refusedStep: null });
  }

  /** "Avanti" was refused: the errors of the step are listed. */
  showStepErrors(step: StepId): void {
    this.stepView.listStepErrors(step);
  }

  /**
   * Merges a version stored by another user or tab; returns `true` when the changes of both sides
   * are compatible, `taken` when nothing is left to save.
   */
  mergeStoredDossier(stored: DossierDto): boolean | 'taken' {
    const theirs = toDossierForm(stored);
    const mine = {
      form: structuredClone(this.values),
      base: this.serverState.base ?? theirs,
      sent: this.draftBackup.sentDate,
      at: Date.now(),
    };
    // If the dossier was sent and returned meanwhile, the stored values win and the earlier edits
    // are only listed.
    const cameTooLate = isLateBackup(mine, stored);
    if (cameTooLate) this.lateEdits.showLateChanges(findLateChanges([mine], stored));
    const { merged, clashes } = cameTooLate
      ? { merged: theirs, clashes: [] }
      : mergeForms(mine.base, mine.form, theirs);
    this.serverState.setStored(stored);
    this.store.set({ record: toDossierRecord(stored) });
    this.applyForm(merged);
    this.refreshStepView();
    if (clashes.length > 0) this.addConflicts(clashes);
    if (!cameTooLate) return clashes.length === 0;
    this.draftBackup.discardBackup();
    return 'taken';
  }

  /** The dossier was sent: nothing of it is saved any more. */
  handleSent(): void {
    this.saveQueue.stop();
    this.autofillMarks.discardMarks();
    this.draftBackup.discardBackup();
  }

  /** The dossier was sent from another device or tab: it becomes read-only here. */
  handleSentElsewhere(): void {
    this.handleSent();
    this.store.set({ isSent: true });
  }

  /** Stops listening and saving; unsaved edits stay on the device. */
  close(): void {
    this.formValues.close();
    this.autofillMarks.close();
    this.unsubscribeFromHost();
    this.saveQueue.stop();
    this.tabChannel.close();
    this.stepView.close();
    window.removeEventListener('online', this.retrySaveWhenOnline);
    document.removeEventListener('visibilitychange', this.flushWhenHidden);
  }

  private readonly retrySaveWhenOnline = (): void => this.saveQueue.retryNow();

  private readonly flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden' && this.saveQueue.isDirty)
      void this.saveQueue.flush();
  };

  /** A person and a company have codes of their own in one field: each kind gets its own back. */
  private switchApplicantCodes(changed: readonly string[]): void {
    const changes = this.applicantCodes.switchKinds(this.values, changed);
    for (const change of changes) this.formValues.setValue(change);
    this.autofillMarks.unmarkChanged(changes.map(({ path }) => path));
  }

  private handleValuesChanged(): void {
    this.backUpValues();
    this.saveQueue.markDirty();
    this.stepView.scheduleUpdate();
  }

  private backUpValues(): void {
    this.draftBackup.scheduleBackup(() => this.values);
  }

  /** The current form values with the id and version known to the server. */
  private buildSaveRequest() {
    const { id } = this.store.get();
    const { version } = this.serverState;
    return {
      ...structuredClone(this.values),
      ...(id === null ? {} : { id }),
      ...(version === null ? {} : { version }),
    };
  }

  private async saveDossier(): Promise<void> {
    const wasNew = this.store.get().id === null;
    const { answer, sent } = wasNew ? await this.createDossier() : await this.updateDossier();
    this.serverState.setStored(answer);
    if (wasNew) this.draftBackup.discardBackupWithoutId();
    this.store.set({ id: answer.id, record: toDossierRecord(answer) });
    if (isSameSavedValue(this.values, sent)) this.draftBackup.discardBackup();
    else this.draftBackup.saveBackup(this.values);
    // The retry of a creation whose response was lost sends the form as first sent: later edits are
    // saved next.
    if (wasNew && !isSameSavedValue(normalizeDossier(this.values), this.serverState.base))
      this.saveQueue.markDirty();
    this.draftBackup.discardRestoredBackups();
    if (wasNew) {
      this.tabChannel.openChannel(answer.id);
      this.onIdAssigned?.(answer.id);
    }
    this.tabChannel.broadcastSaved(answer);
  }

  private async updateDossier() {
    const sent = structuredClone(this.values);
    return {
      answer: await this.options.server.saveDossier(this.buildSaveRequest()),
      sent,
    };
  }

  private createDossier() {
    return this.serverState.creation.create(this.values, (form, key) => {
      // After a reload the same request must be repeated.
      this.backUpValues();
      return this.options.server.saveDossier(form, key);
    });
  }

  /**
   * Handles a dossier sent during editing: lists the changes that were not saved, and never saves
   * them automatically.
   */
  private handleSavedTooLate(): void {
    this.saveQueue.stop();
    this.store.set({ isSent: true });
    this.lateEdits.showLateChanges(
      diffValues(this.serverState.base ?? createEmptyDossierForm(), this.values),
    );
  }

  private mergeBackup(copy: FoundBackup): void {
    if (copy.creationKey !== null)
      this.serverState.creation.restore(copy.creationKey, copy.creationForm ?? null);
    const { merged, clashes } = mergeForms(
      copy.base ?? createEmptyDossierForm(),
      copy.form,
      this.values,
    );
    this.draftBackup.addRestoredBackup(copy);
    const isNews = !isSameSavedValue(merged, this.values) || clashes.length > 0;
    this.applyForm(merged);
    this.autofillMarks.addRestoredMarks(
      (copy.marks ?? []).filter((path) =>
        isSameSavedValue(getValueAtPath(copy.form, path), getValueAtPath(merged, path)),
      ),
    );
    if (!isNews) return;
    this.store.set({ hasRestoredEdits: true });
    if (clashes.length > 0) this.addConflicts(clashes);
  }

  private addConflicts(clashes: readonly MergeConflict[]): void {
    this.store.set({ conflicts: [...(this.store.get().conflicts ?? []), ...clashes] });
    this.saveQueue.pause();
  }

  private applyForm(form: DossierForm): void {
    const changes = diffValues(this.values, form);
    this.formValues.setValuesSilently(changes);
    this.autofillMarks.unmarkChanged(changes.map(({ path }) => path));
  }
}
