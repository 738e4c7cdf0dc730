import { PROBLEM_CODES, type ApiClient, type Dossier } from '@pratiche/api';
import {
  autofillAfter,
  emptyDossierForm,
  keepHandmade,
  normaliseDossier,
  valueAt,
  type DossierForm,
  type Patch,
  type StepId,
  type StepState,
  type Viewer,
} from '@pratiche/domain';
import { onAskedToSave } from '@pratiche/federation/unsent';
import { FilledIn } from './filled-in.js';
import { formOf } from './form-of.js';
import { FormValues } from './form-values.js';
import type { KeptMarks } from './kept-marks.js';
import { KnownToServer } from './known-to-server.js';
import type { FoundCopy, LocalCopies } from './local-copy.js';
import { isLate, lateChanges, LateTyping } from './late-typing.js';
import { changesBetween, mergeForms, same, type Clash } from './merge.js';
import { movedMarks } from './marks.js';
import { OwnCopy } from './own-copy.js';
import type { DossierFormControl } from './rhf.js';
import { SaveQueue } from './save-queue.js';
import { firstState, recordOf, type SessionState } from './session-state.js';
import { StepView } from './step-view.js';
import { Store } from './store.js';
import { TabNews } from './tab-news.js';

export interface SessionOptions {
  api: ApiClient;
  copies: LocalCopies;
  marks: KeptMarks;
  accountId: number;
  stored: Dossier | null;
  start: DossierForm;
  viewer?: Viewer;
  /** The server knows of the dossier but did not answer: what is typed on comes from this copy. */
  offlineFrom?: { id: number; copy: FoundCopy };
}

/**
 * One open dossier: the form, what is saved of it, the copy on the device, the news from other tabs. It lives outside
 * React, so that nothing is lost when the page changes its address or is drawn anew.
 */
export class DossierSession {
  readonly store: Store<SessionState>;
  /** Typed before the dossier was sent: shown, never taken in. */
  readonly late: LateTyping;
  private readonly typed: FormValues;
  private readonly view: StepView;
  private readonly known: KnownToServer;
  private readonly filledIn: FilledIn;
  private readonly copy: OwnCopy;
  private readonly queue: SaveQueue;
  private readonly news: TabNews;
  private readonly ignoreHost: () => void;
  /** Pages that show it now. */
  users = 0;
  /** Tells this dossier from others, also while it has no number. */
  readonly key = Math.random().toString(36);
  /** Told when the server has given a new dossier its number. */
  onCreated: ((id: number) => void) | null = null;

  constructor(readonly options: SessionOptions) {
    const { stored, start, offlineFrom, marks, copies, accountId } = options;
    const id = stored?.id ?? offlineFrom?.id ?? null;
    this.store = new Store(
      firstState({
        id,
        stored,
        start,
        viewer: this.viewer,
        autofilled: stored ? marks.read(stored.id, stored.version) : new Set(),
      }),
    );
    this.known = new KnownToServer(stored, offlineFrom?.copy);
    this.filledIn = new FilledIn(this.store, marks);
    this.copy = new OwnCopy(copies, this.store, this.known, this.filledIn, offlineFrom?.copy.sent);
    this.late = new LateTyping(copies, this.store);
    this.typed = new FormValues(
      start,
      (form) => this.view.check(form),
      () => this.changed(),
    );
    this.view = new StepView(this.store, this.typed, this.viewer);
    this.queue = new SaveQueue({
      save: () => this.save(),
      onConflict: (conflicting) => this.takeIn(conflicting as Dossier),
      onRefused: ({ code }) => {
        if (code === PROBLEM_CODES.dossierFrozen) this.cameTooLate();
      },
      onState: (save) =>
        this.store.set(save.kind === 'saved' ? { save, savedAt: save.at } : { save }),
    });
    this.news = new TabNews(accountId, (dossier) => {
      if (this.known.version !== null && dossier.version > this.known.version) this.takeIn(dossier);
    });
    if (id !== null) this.news.listen(id);
    window.addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.flushWhenHidden);
    this.ignoreHost = onAskedToSave(() => void this.queue.flush());
  }

  get form(): DossierFormControl {
    return this.typed.form;
  }
  get values(): DossierForm {
    return this.typed.now;
  }
  get viewer(): Viewer {
    return this.options.viewer ?? 'fitter';
  }
  /** Step whose checks the fields show. */
  get step(): StepId {
    return this.view.step;
  }
  set step(step: StepId) {
    this.view.step = step;
  }
  /** Version of the server's dossier that the form stands on. */
  get storedVersion(): number | null {
    return this.known.version;
  }

  /** Steps of the values as they are at this moment. */
  stepsNow(): StepState[] {
    return this.view.steps();
  }

  /** Stepper and summary follow at once. */
  showNow(): void {
    this.view.follow();
  }

  /** A field was changed by hand: what derives from it is filled in. */
  edited(path: string): void {
    if (this.filledIn.unmark([path]) && this.queue.isDirty) this.keep();
    if (path.endsWith('trasmissioneSolare')) return;
    const { form: before, autofilled } = this.store.get();
    this.fill(
      keepHandmade(autofillAfter(this.values, path), {
        before,
        after: this.values,
        isFilledIn: (field) => autofilled.has(field),
      }),
    );
  }

  /** Rows of a list were added, removed or moved: `to` tells where each one is now, for the marks; what derives from the list is filled in. */
  restructured(list: string, to: (index: number) => number | null = () => null): void {
    this.filledIn.move(list, to);
    this.store.set({ refusedFields: movedMarks(this.store.get().refusedFields, list, to) });
    // The energy carrier follows the first generator: what somebody chose stays while that is the same one.
    if (list !== 'generatori' || to(0) !== 0) this.fill(autofillAfter(this.values, list));
    // Once the rows themselves are on the screen.
    requestAnimationFrame(() => setTimeout(() => this.showNow(), 0));
  }

  /** Asks the step to bring a field into view that is not drawn now. */
  reveal(path: string): void {
    this.store.set({ revealed: { path } });
  }

  /** A field was left: values that are only read once they are whole. */
  left(path: string): void {
    if (path.endsWith('trasmissioneSolare')) this.fill(autofillAfter(this.values, path));
  }

  /** Fills in fields and marks them as filled in by us. */
  fill(patches: readonly Patch[]): void {
    if (patches.length === 0) return;
    for (const { field, value } of patches) this.typed.put({ path: field, value });
    this.filledIn.mark(patches);
    if (this.queue.isDirty) this.keep();
    for (const { field, value } of patches)
      if (Array.isArray(value)) this.fill(autofillAfter(this.values, field));
  }

  /** Takes in copies of typing that never reached the server; they go to the server next. */
  restore(copies: readonly FoundCopy[]): void {
    for (const copy of this.late.keepAside(copies, this.options.stored)) this.takeInCopy(copy);
    this.showNow();
    if (!this.store.get().restored) this.copy.removeFound();
    else if (this.store.get().clashes === null) this.queue.touch();
  }

  /** Throws away what was restored for a dossier the server has never seen. */
  forget(): void {
    this.copy.removeFound();
    this.copy.remove();
  }

  /** `true` when the server has everything. */
  flush(): Promise<boolean> {
    return this.queue.flush();
  }

  /** Saves and asks for documents and costs. */
  async loadLastStep(): Promise<boolean> {
    if (this.store.get().id === null) this.queue.touch();
    if (!(await this.flush())) return false;
    await this.queue.inTurn(async () => {
      const lastStep = await this.options.api.module.lastStepDraft(this.body());
      this.known.version = lastStep.version;
      const { record } = this.store.get();
      this.store.set({ lastStep, record: record && { ...record, version: lastStep.version } });
    });
    this.showNow();
    return true;
  }

  /** What a person decided about values changed on both sides. */
  decide(theirs: ReadonlySet<string>): void {
    const clashes = this.store.get().clashes ?? [];
    this.typed.putQuietly(
      clashes
        .filter(({ path }) => theirs.has(path))
        .map((clash) => ({ path: clash.path, value: clash.theirs })),
    );
    this.store.set({ clashes: null });
    this.showNow();
    this.queue.resume();
  }

  /** The person went on: what was refused before is no longer shown. */
  clearRefusal(): void {
    this.store.set({ refusedStep: null });
  }

  /** "Avanti" was refused: the errors of the step are listed. */
  refuse(step: StepId): void {
    this.view.refuse(step);
  }

  /** Takes in a version stored by somebody else; `true` when both sides' changes go together, `taken` when nothing is left to save. */
  takeIn(stored: Dossier): boolean | 'taken' {
    const theirs = formOf(stored);
    const mine = {
      form: structuredClone(this.values),
      base: this.known.base ?? theirs,
      sent: this.copy.sentDate,
      at: Date.now(),
    };
    // Sent and returned meanwhile: what is stored stands, what was typed before is only told.
    const cameTooLate = isLate(mine, stored);
    if (cameTooLate) this.late.tell(lateChanges([mine], stored));
    const { merged, clashes } = cameTooLate
      ? { merged: theirs, clashes: [] }
      : mergeForms(mine.base, mine.form, theirs);
    this.known.isNow(stored);
    this.store.set({ record: recordOf(stored) });
    this.apply(merged);
    this.showNow();
    if (clashes.length > 0) this.decideLater(clashes);
    if (!cameTooLate) return clashes.length === 0;
    this.copy.remove();
    return 'taken';
  }

  /** The dossier was sent: nothing of it is saved any more. */
  sent(): void {
    this.queue.stop();
    this.filledIn.forget();
    this.copy.remove();
  }

  /** It was sent from somewhere else: what is left to do here is to read it. */
  sentElsewhere(): void {
    this.sent();
    this.store.set({ isSent: true });
  }

  /** Ends listening and saving; what was not saved stays on the device. */
  close(): void {
    this.typed.close();
    this.filledIn.close();
    this.ignoreHost();
    this.queue.stop();
    this.news.close();
    this.view.close();
    window.removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.flushWhenHidden);
  }

  private readonly retry = (): void => this.queue.retryNow();

  private readonly flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden' && this.queue.isDirty) void this.queue.flush();
  };

  private changed(): void {
    this.keep();
    this.queue.touch();
    this.view.followSoon();
  }

  private keep(): void {
    this.copy.writeSoon(() => this.values);
  }

  /** What is typed at this moment, with the number and version the server knows it by. */
  private body() {
    const { id } = this.store.get();
    const { version } = this.known;
    return {
      ...structuredClone(this.values),
      ...(id === null ? {} : { id }),
      ...(version === null ? {} : { version }),
    };
  }

  private async save(): Promise<void> {
    const sent = structuredClone(this.values);
    const wasNew = this.store.get().id === null;
    const answer = await this.options.api.module.save(
      this.body(),
      wasNew ? this.known.creationKey : undefined,
    );
    this.known.isNow(answer);
    if (wasNew) this.copy.removeUnnumbered();
    this.store.set({ id: answer.id, record: recordOf(answer) });
    // A creation tried before, its answer lost, comes back as it was then: what was typed since is saved next.
    const isStored = !wasNew || same(normaliseDossier(sent), this.known.base);
    if (isStored && same(this.values, sent)) this.copy.remove();
    else this.copy.write(this.values);
    if (!isStored) this.queue.touch();
    this.copy.removeFound();
    if (wasNew) {
      this.news.listen(answer.id);
      this.onCreated?.(answer.id);
    }
    this.news.tell(answer);
  }

  /** The dossier was sent while this was typed: what it would have changed is told, and never saved by itself. */
  private cameTooLate(): void {
    this.queue.stop();
    this.store.set({ isSent: true });
    this.late.tell(changesBetween(this.known.base ?? emptyDossierForm(), this.values));
  }

  private takeInCopy(copy: FoundCopy): void {
    this.known.creationKey = copy.creationKey ?? this.known.creationKey;
    const { merged, clashes } = mergeForms(copy.base ?? emptyDossierForm(), copy.form, this.values);
    this.copy.took(copy);
    const isNews = !same(merged, this.values) || clashes.length > 0;
    this.apply(merged);
    this.filledIn.adopt(
      (copy.marks ?? []).filter((path) => same(valueAt(copy.form, path), valueAt(merged, path))),
    );
    if (!isNews) return;
    this.store.set({ restored: true });
    if (clashes.length > 0) this.decideLater(clashes);
  }

  private decideLater(clashes: readonly Clash[]): void {
    this.store.set({ clashes: [...(this.store.get().clashes ?? []), ...clashes] });
    this.queue.pause();
  }

  private apply(form: DossierForm): void {
    const changes = changesBetween(this.values, form);
    this.typed.putQuietly(changes);
    this.filledIn.unmark(changes.map(({ path }) => path));
  }
}
