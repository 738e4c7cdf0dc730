import { PROBLEM_CODES, type DossierDto } from '@pratiche/api';
import type {
  DossierForm,
  FieldError,
  FormPatch,
  DossierRules,
  StepId,
  StepState,
  Viewer,
} from '@pratiche/domain';
import { onSaveRequest } from '@pratiche/federation/draft-backups';
import type { DossierFormControl } from './dossier-form-control.js';
import { DossierMerger } from './dossier-merger.js';
import { DossierSaver } from './dossier-saver.js';
import type { FoundBackup } from './draft-backup-storage.js';
import { FormEditor } from './form-editor.js';
import type { LateEdits } from './late-edits.js';
import type { SaveQueue } from './save-queue.js';
import { createSessionParts, type SessionOptions, type SessionParts } from './session-parts.js';
import type { SessionState } from './session-state.js';
import type { Store } from './store.js';
import { TabChannel } from './tab-channel.js';

/**
 * One open dossier: the form, its saved state, the local backup, and the messages from other tabs.
 * It exists outside React, so that nothing is lost when the page changes its URL or re-renders.
 */
export class DossierSession {
  readonly store: Store<SessionState>;
  /** Typed before the dossier was sent: shown, never taken in. */
  readonly lateEdits: LateEdits;
  private readonly parts: SessionParts;
  private readonly formEditor: FormEditor;
  private readonly saver: DossierSaver;
  private readonly merger: DossierMerger;
  private readonly tabChannel: TabChannel;
  private readonly unsubscribeFromHost: () => void;
  /** Something was typed since what the device kept was taken in. */
  private hasTypedSinceRestoring = false;
  /** Pages that show it now. */
  mountedPageCount = 0;
  /** Identifies this session, also while the dossier has no number. */
  readonly key = Math.random().toString(36);
  /** Called when the server has assigned a number to a new dossier. */
  onIdAssigned: ((id: number) => void) | null = null;

  constructor(readonly options: SessionOptions) {
    const { accountId, server } = options;
    this.parts = createSessionParts(options, {
      onTyped: () => this.handleValuesChanged(),
      save: () => this.saver.saveDossier(),
      onConflict: (stored) => this.mergeStoredDossier(stored),
      onRefused: ({ code }) => {
        if (code === PROBLEM_CODES.dossierFrozen) this.merger.handleSavedTooLate();
      },
    });
    this.store = this.parts.store;
    this.lateEdits = this.parts.lateEdits;
    this.formEditor = new FormEditor(this.parts, options.canEdit);
    this.saver = new DossierSaver({
      parts: this.parts,
      server,
      backUpValues: () => this.formEditor.backUpValues(),
      onSaved: (answer, isNew) => this.handleSaved(answer, isNew),
    });
    this.merger = new DossierMerger({ ...this.parts, formEditor: this.formEditor });
    this.tabChannel = new TabChannel(accountId, (dossier) => {
      if (this.storedVersion !== null && dossier.version > this.storedVersion)
        this.mergeStoredDossier(dossier);
    });
    const { id } = this.store.get();
    if (id !== null) this.tabChannel.openChannel(id);
    window.addEventListener('online', this.retrySaveWhenOnline);
    document.addEventListener('visibilitychange', this.flushWhenHidden);
    this.unsubscribeFromHost = onSaveRequest(() => void this.saveQueue.flush());
  }

  get form(): DossierFormControl {
    return this.parts.formValues.form;
  }
  get values(): DossierForm {
    return this.parts.formValues.current;
  }
  get viewer(): Viewer {
    return this.options.viewer ?? 'fitter';
  }
  /** Step whose checks the fields show. */
  get step(): StepId {
    return this.parts.stepView.step;
  }
  set step(step: StepId) {
    this.parts.stepView.step = step;
  }
  /** The server's dossier as the form is based on it; `null` before the first save. */
  get storedForm(): DossierForm | null {
    return this.parts.serverState.base;
  }
  /** Version of the server's dossier that the form is based on. */
  get storedVersion(): number | null {
    return this.parts.serverState.version;
  }

  /** Whether the viewer may change the value at a path. */
  canEdit(path: string): boolean {
    return this.options.canEdit?.(path) ?? true;
  }

  /** Steps of the values as they are at this moment. */
  computeCurrentSteps(): StepState[] {
    return this.parts.stepView.computeSteps();
  }

  /** Settings came, or changed: what is shown follows them. */
  replaceRules(rules: DossierRules): void {
    if (rules === this.parts.stepView.rules) return;
    this.parts.stepView.rules = rules;
    this.refreshStepView();
  }

  /** Updates the stepper and the summary immediately. */
  refreshStepView(): void {
    this.parts.stepView.updateNow();
  }

  /** A field was changed by hand: what derives from it is filled in. */
  handleFieldEdited(path: string): void {
    this.formEditor.handleFieldEdited(path);
  }

  /** Rows of a list were added, removed or moved; `to` maps an old index to the new one. */
  handleRowsMoved(list: string, to: (index: number) => number | null = () => null): void {
    this.formEditor.handleRowsMoved(list, to);
  }

  /** A row of a list took the values of another. */
  handleRowCopied(list: string, rows: { from: number; to: number }): void {
    this.formEditor.handleRowCopied(list, rows);
  }

  /** Fills in fields and marks them as filled in by us. */
  autofillFields(patches: readonly FormPatch[]): void {
    this.formEditor.autofillFields(patches);
  }

  /** Values that a person chose at one touch: they count as typed. */
  editFields(patches: readonly FormPatch[]): void {
    this.formEditor.editFields(patches);
  }

  /** Asks the step to reveal a field that is not rendered now. */
  revealField(path: string): void {
    this.store.set({ revealedField: { path } });
  }

  /** A field shows a text that it cannot read, or no longer does. */
  noteUnread(field: string, message: string | null): void {
    const unreadFields = new Map(this.store.get().unreadFields);
    if (message === null) unreadFields.delete(field);
    else unreadFields.set(field, message);
    this.store.set({ unreadFields });
  }

  /** Hides the errors of the previous step once the user moves on. */
  clearStepErrors(): void {
    this.store.set({ refusedStep: null });
  }

  /** "Avanti" was refused: the errors of the step are listed, or those that are given. */
  showStepErrors(step: StepId, errors?: readonly FieldError[]): void {
    this.parts.stepView.listStepErrors(step, errors);
  }

  /** Takes in copies of typing that never reached the server; they go to the server next. */
  restoreBackups(copies: readonly FoundBackup[]): void {
    this.merger.restoreBackups(copies, this.options.stored);
  }

  /** Discards the edits restored for a dossier that the server has never stored. */
  discardRestoredEdits(): void {
    this.parts.draftBackup.discardRestoredBackups();
    this.parts.draftBackup.discardBackup();
  }

  /** It has been read that edits of this device were taken in. */
  hideRestoredNote(): void {
    if (this.store.get().hasRestoredEdits) this.store.set({ hasRestoredEdits: false });
  }

  /** `true` when the server has everything. */
  flush(): Promise<boolean> {
    return this.saveQueue.flush();
  }

  /** Whether what is typed waits until the step is left, or "Salva bozza". */
  holdTyping(isHeld: boolean): void {
    this.saveQueue.hold(isHeld);
  }

  /** The step is left: what waited for that is saved. */
  saveHeldTyping(): void {
    if (this.saveQueue.isHeld) void this.saveQueue.flush();
  }

  /** Saves, also a dossier in which nothing was typed yet. @returns its number; `null` when saving failed */
  async storeDraft(): Promise<number | null> {
    if (this.store.get().id === null) this.saveQueue.markDirty();
    return (await this.flush()) ? this.store.get().id : null;
  }

  /** Saves, then loads the documents and costs. */
  loadLastStep(): Promise<boolean> {
    return this.saver.loadLastStep();
  }

  /** What a person decided about values changed on both sides. */
  resolveConflicts(theirs: ReadonlySet<string>): void {
    this.merger.resolveConflicts(theirs);
  }

  /**
   * Merges a version stored by another user or tab; returns `true` when the changes of both sides
   * are compatible, `taken` when nothing is left to save.
   */
  mergeStoredDossier(stored: DossierDto): boolean | 'taken' {
    return this.merger.mergeStoredDossier(stored);
  }

  /** The dossier was sent: nothing of it is saved any more. */
  handleSent(): void {
    this.saveQueue.stop();
    this.parts.autofillMarks.discardMarks();
    this.parts.draftBackup.discardBackup();
    this.store.set({ wasSentHere: true });
  }

  /** The dossier was sent from another device or tab: it becomes read-only here. */
  handleSentElsewhere(): void {
    this.handleSent();
    this.store.set({ isSent: true });
  }

  /** Stops listening and saving; unsaved edits stay on the device. */
  close(): void {
    this.parts.formValues.close();
    this.parts.autofillMarks.close();
    this.unsubscribeFromHost();
    this.saveQueue.stop();
    this.tabChannel.close();
    this.parts.stepView.close();
    window.removeEventListener('online', this.retrySaveWhenOnline);
    document.removeEventListener('visibilitychange', this.flushWhenHidden);
  }

  private get saveQueue(): SaveQueue {
    return this.parts.saveQueue;
  }

  private readonly retrySaveWhenOnline = (): void => this.saveQueue.retryNow();

  private readonly flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden' && this.saveQueue.isDirty)
      void this.saveQueue.flush();
  };

  private handleValuesChanged(): void {
    this.hasTypedSinceRestoring = true;
    this.formEditor.backUpValues();
    this.saveQueue.markDirty();
    this.parts.stepView.scheduleUpdate();
  }

  private handleSaved(answer: DossierDto, isNew: boolean): void {
    // The save of what was restored follows at once, before anybody has read of it.
    if (this.hasTypedSinceRestoring) this.hideRestoredNote();
    if (isNew) {
      this.tabChannel.openChannel(answer.id);
      this.onIdAssigned?.(answer.id);
    }
    this.tabChannel.broadcastSaved(answer);
  }
}
