import { PROBLEM_CODES, type ApiClient, type Dossier } from '@pratiche/api';
import { autofillAfter, checkStep, emptyDossierForm, keepHandmade, normaliseDossier, todayInRome, valueAt, type DossierForm, type Patch, type StepId, type StepState, type Viewer } from '@pratiche/domain';
import { onAskedToSave } from '@pratiche/federation/unsent';
import type { FieldPath } from 'react-hook-form';
import { FilledIn } from './filled-in.js';
import { formOf } from './form-of.js';
import type { KeptMarks } from './kept-marks.js';
import type { FoundCopy, LocalCopies } from './local-copy.js';
import { isLate, lateChanges, LateTyping } from './late-typing.js';
import { changesBetween, mergeForms, same } from './merge.js';
import { createDossierForm, type DossierFormControl } from './rhf.js';
import { SaveQueue } from './save-queue.js';
import { movedMarks } from './marks.js';
import { recordOf, type SessionState } from './session-state.js';
import { stepsOf } from './steps-of.js';
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

/** Milliseconds after which stepper and summary follow the typing. */
const VIEW_DELAY_MS = 120;

/**
 * One open dossier: the form, what is saved of it, the copy on the device, the news from other tabs. It lives outside
 * React, so that nothing is lost when the page changes its address or is drawn anew.
 */
export class DossierSession {
  readonly form: DossierFormControl;
  readonly store: Store<SessionState>;
  private readonly filledIn: FilledIn;
  private readonly queue: SaveQueue;
  private base: DossierForm | null;
  private version: number | null;
  private found: FoundCopy[] = [];
  /** Typed before the dossier was sent: shown, never taken in. */
  readonly late: LateTyping;
  /** Fields of the step that had errors when the view was last drawn. */
  private wrong: ReadonlySet<string> = new Set();
  private creationKey: string = crypto.randomUUID();
  private isApplying = false;
  private readonly news: TabNews;
  private viewTimer: ReturnType<typeof setTimeout> | null = null;
  private readonly unsubscribe: () => void;
  private readonly ignoreHost: () => void;
  /** Pages that show it now. */
  users = 0;
  /** Tells this dossier from others, also while it has no number. */
  readonly key = Math.random().toString(36);
  /** Told when the server has given a new dossier its number. */
  onCreated: ((id: number) => void) | null = null;

  constructor(readonly options: SessionOptions) {
    const { stored, start, offlineFrom, marks } = options;
    this.base = stored ? formOf(stored) : (offlineFrom?.copy.base ?? null);
    this.version = stored?.version ?? offlineFrom?.copy.version ?? null;
    const id = stored?.id ?? offlineFrom?.id ?? null;
    this.store = new Store<SessionState>({
      id, record: stored ? recordOf(stored) : null, save: { kind: 'clean' }, savedAt: stored ? Date.parse(stored.updated) : null,
      isCopied: true, restored: false, clashes: null, late: null, isSent: false, form: start, steps: stepsOf(start, null, this.viewer), refusedStep: null, refusedFields: new Set(),
      autofilled: stored ? marks.read(stored.id, stored.version) : new Set(), lastStep: null, revealed: null,
    });
    this.filledIn = new FilledIn(this.store, marks);
    this.late = new LateTyping(options.copies, this.store);
    this.form = createDossierForm(start, (form) => this.check(form));
    this.queue = new SaveQueue({
      save: () => this.save(),
      onConflict: (conflicting) => this.absorb(conflicting as Dossier),
      onRefused: ({ code }) => { if (code === PROBLEM_CODES.dossierFrozen) this.cameTooLate(); },
      onState: (save) => this.store.set(save.kind === 'saved' ? { save, savedAt: save.at } : { save }),
    });
    this.unsubscribe = this.form.subscribe({ formState: { values: true }, callback: ({ values }) => this.changed(values) });
    this.news = new TabNews(options.accountId, (dossier) => { if (this.version !== null && dossier.version > this.version) this.absorb(dossier); });
    if (id !== null) this.news.listen(id);
    window.addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.flushWhenHidden);
    this.ignoreHost = onAskedToSave(() => void this.queue.flush());
  }

  get values(): DossierForm { return this.form.getValues(); }
  get viewer(): Viewer { return this.options.viewer ?? 'fitter'; }

  /** Step whose checks the fields show. */
  step: StepId = 'servizio';

  /** Steps of the values as they are at this moment. */
  stepsNow(): StepState[] {
    return stepsOf(this.values, this.store.get().lastStep, this.viewer);
  }

  /** A field was changed by hand: what derives from it is filled in. */
  edited(path: string): void {
    if (this.filledIn.unmark([path]) && this.queue.isDirty) this.copy(this.values);
    if (path.endsWith('trasmissioneSolare')) return;
    const { form: before, autofilled } = this.store.get();
    this.fill(keepHandmade(autofillAfter(this.values, path), { before, after: this.values, isFilledIn: (field) => autofilled.has(field) }));
  }

  /** Rows of a list were added, removed or moved: `to` tells where each one is now, for the marks; what derives from the list is filled in. */
  restructured(list: string, to: (index: number) => number | null = () => null): void {
    this.filledIn.move(list, to);
    this.store.set({ refusedFields: movedMarks(this.store.get().refusedFields, list, to) });
    this.fill(autofillAfter(this.values, list));
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
    for (const { field, value } of patches) this.put(field, value);
    this.filledIn.mark(patches);
    if (this.queue.isDirty) this.copy(this.values);
    for (const { field, value } of patches) if (Array.isArray(value)) this.fill(autofillAfter(this.values, field));
  }

  /** Takes in copies of typing that never reached the server; they go to the server next. */
  restore(copies: readonly FoundCopy[]): void {
    for (const copy of this.late.keepAside(copies, this.options.stored)) {
      this.creationKey = copy.creationKey ?? this.creationKey;
      const { merged, clashes } = mergeForms(copy.base ?? emptyDossierForm(), copy.form, this.values);
      this.found.push(copy);
      const isNews = !same(merged, this.values) || clashes.length > 0;
      this.apply(merged);
      this.filledIn.adopt((copy.marks ?? []).filter((path) => same(valueAt(copy.form, path), valueAt(merged, path))));
      if (!isNews) continue;
      this.store.set({ restored: true });
      if (clashes.length > 0) this.decideLater(clashes);
    }
    this.showNow();
    if (!this.store.get().restored) this.dropFound();
    else if (this.store.get().clashes === null) this.queue.touch();
  }

  /** Throws away what was restored for a dossier the server has never seen. */
  forget(): void {
    this.dropFound();
    this.options.copies.remove(this.store.get().id);
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
      const sent = structuredClone(this.values);
      const lastStep = await this.options.api.module.lastStepDraft({ ...sent, ...this.identity() });
      this.version = lastStep.version;
      const { record } = this.store.get();
      this.store.set({ lastStep, record: record && { ...record, version: lastStep.version } });
    });
    this.showNow();
    return true;
  }

  /** What a person decided about values changed on both sides. */
  decide(theirs: ReadonlySet<string>): void {
    const clashes = this.store.get().clashes ?? [];
    this.applying(() => { for (const clash of clashes) if (theirs.has(clash.path)) this.put(clash.path, clash.theirs); });
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
    this.showNow();
    this.store.set({ refusedStep: step, refusedFields: new Set(this.store.get().steps.find(({ id }) => id === step)?.errors.map(({ field }) => field)) });
  }

  /** Version of the server's dossier that the form stands on. */
  get storedVersion(): number | null {
    return this.version;
  }

  /** Takes in the stored dossier that a refused request came back with. */
  takeIn(stored: Dossier): void { this.absorb(stored); }
  /** The dossier was sent: nothing of it is saved any more. */
  sent(): void {
    this.queue.stop();
    this.filledIn.forget();
    this.options.copies.remove(this.store.get().id);
  }

  /** Ends listening and saving; what was not saved stays on the device. */
  close(): void {
    this.unsubscribe();
    this.filledIn.close();
    this.ignoreHost();
    this.queue.stop();
    this.news.close();
    if (this.viewTimer !== null) clearTimeout(this.viewTimer);
    window.removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.flushWhenHidden);
  }

  private readonly retry = (): void => this.queue.retryNow();

  private readonly flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden' && this.queue.isDirty) void this.queue.flush();
  };

  private check(form: DossierForm) {
    return checkStep(form, this.step, { viewer: 'fitter', today: todayInRome() });
  }

  private put(path: string, value: unknown): void {
    const name = path as FieldPath<DossierForm>;
    const hasError = this.form.getFieldState(name).error !== undefined;
    this.form.setValue(name, value as never, { shouldDirty: true, shouldValidate: hasError });
  }

  private changed(values: DossierForm): void {
    if (this.isApplying) return;
    this.store.set({ isCopied: this.copy(values) });
    this.queue.touch();
    this.viewTimer ??= setTimeout(() => this.showNow(), VIEW_DELAY_MS);
  }

  private copy(form: DossierForm): boolean {
    const creationKey = this.store.get().id === null ? this.creationKey : null;
    return this.options.copies.write(this.store.get().id, { form, base: this.base, version: this.version, creationKey, sent: this.sentDate, marks: [...this.filledIn.paths], at: Date.now() });
  }

  /** Stepper and summary follow at once. */
  showNow(): void {
    if (this.viewTimer !== null) clearTimeout(this.viewTimer);
    this.viewTimer = null;
    const form = structuredClone(this.values);
    this.clearMended(form);
    this.store.set({ form, steps: stepsOf(form, this.store.get().lastStep, this.viewer) });
  }

  /** Some rules look at two fields: what mends one of them takes the message from the other. */
  private clearMended(form: DossierForm): void {
    const wrong = new Set(this.check(form).map(({ field }) => field));
    for (const field of this.wrong) if (!wrong.has(field)) this.form.clearErrors(field as FieldPath<DossierForm>);
    this.wrong = wrong;
  }

  private identity(): { id?: number; version?: number } {
    const { id } = this.store.get();
    return { ...(id === null ? {} : { id }), ...(this.version === null ? {} : { version: this.version }) };
  }

  private async save(): Promise<void> {
    const sent = structuredClone(this.values);
    const wasNew = this.store.get().id === null;
    const answer = await this.options.api.module.save({ ...sent, ...this.identity() }, wasNew ? this.creationKey : undefined);
    this.base = formOf(answer);
    this.version = answer.version;
    if (wasNew) this.options.copies.remove(null);
    this.store.set({ id: answer.id, record: recordOf(answer) });
    // A creation tried before, its answer lost, comes back as it was then: what was typed since is saved next.
    const isStored = !wasNew || same(normaliseDossier(sent), this.base);
    if (isStored && same(this.values, sent)) this.options.copies.remove(answer.id);
    else this.copy(this.values);
    if (!isStored) this.queue.touch();
    this.dropFound();
    if (wasNew) {
      this.news.listen(answer.id);
      this.onCreated?.(answer.id);
    }
    this.news.tell(answer);
  }

  private dropFound(): void {
    for (const copy of this.found) this.options.copies.removeFound(copy);
    this.found = [];
  }

  /** The dossier was sent while this was typed: what it would have changed is told, and never saved by itself. */
  private cameTooLate(): void {
    this.queue.stop();
    this.store.set({ isSent: true });
    this.late.tell(changesBetween(this.base ?? emptyDossierForm(), this.values));
  }

  private get sentDate() { const { record } = this.store.get(); return record ? record.sentDate : this.options.offlineFrom?.copy.sent; }

  /** Takes in a version stored by somebody else; `true` when both sides' changes go together, `taken` when nothing is left to save. */
  private absorb(stored: Dossier): boolean | 'taken' {
    const theirs = formOf(stored);
    const mine = { form: structuredClone(this.values), base: this.base ?? theirs, sent: this.sentDate, at: Date.now() };
    // Sent and returned meanwhile: what is stored stands, what was typed before is only told.
    const cameTooLate = isLate(mine, stored);
    if (cameTooLate) this.late.tell(lateChanges([mine], stored));
    const { merged, clashes } = cameTooLate ? { merged: theirs, clashes: [] } : mergeForms(mine.base, mine.form, theirs);
    this.base = theirs;
    this.version = stored.version;
    this.store.set({ record: recordOf(stored) });
    this.apply(merged);
    this.showNow();
    if (clashes.length > 0) this.decideLater(clashes);
    if (!cameTooLate) return clashes.length === 0;
    this.options.copies.remove(stored.id);
    return 'taken';
  }

  private decideLater(clashes: SessionState['clashes']): void {
    this.store.set({ clashes: [...(this.store.get().clashes ?? []), ...(clashes ?? [])] });
    this.queue.pause();
  }

  private apply(form: DossierForm): void {
    const changes = changesBetween(this.values, form);
    this.applying(() => { for (const { path, value } of changes) this.put(path, value); });
    this.filledIn.unmark(changes.map(({ path }) => path));
  }

  private applying(work: () => void): void {
    this.isApplying = true;
    try {
      work();
    } finally {
      this.isApplying = false;
    }
  }
}
