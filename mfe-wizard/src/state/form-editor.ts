import {
  type DossierForm,
  type FormPatch,
  keepManualValues,
  listAutofillPatches,
} from '@pratiche/domain';
import { ApplicantCodes } from './applicant-codes.js';
import { diffValues } from './merge-forms.js';
import { moveRowMarks } from './row-marks.js';
import type { SessionParts } from './session-parts.js';

/** What follows an edit of the form: autofilled fields, their marks, and the local backup. */
export class FormEditor {
  private readonly applicantCodes = new ApplicantCodes();

  constructor(
    private readonly parts: Pick<
      SessionParts,
      'store' | 'formValues' | 'stepView' | 'autofillMarks' | 'draftBackup' | 'saveQueue'
    >,
    private readonly canEdit: (path: string) => boolean = () => true,
  ) {}

  private get values(): DossierForm {
    return this.parts.formValues.current;
  }

  /** A field was changed by hand: what derives from it is filled in. */
  handleFieldEdited(path: string): void {
    if (this.parts.autofillMarks.unmarkChanged([path])) this.backUpUnsavedValues();
    const { form: before, autofilled } = this.parts.store.get();
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
  handleRowsMoved(list: string, to: (index: number) => number | null): void {
    const { store, autofillMarks, stepView } = this.parts;
    autofillMarks.moveListMarks(list, to);
    this.applicantCodes.moveRows(list, to);
    store.set({ refusedFields: moveRowMarks(store.get().refusedFields, list, to) });
    // The energy carrier follows the first generator: the user's choice is kept while the first
    // generator is the same.
    if (list !== 'generatori' || to(0) !== 0)
      this.autofillFields(listAutofillPatches(this.values, list));
    // Once the rows themselves are on the screen.
    requestAnimationFrame(() => setTimeout(() => stepView.updateNow(), 0));
  }

  /** A row took the values of another: those filled in stay marked. */
  handleRowCopied(list: string, rows: { from: number; to: number }): void {
    this.parts.autofillMarks.copyRowMarks(list, rows);
  }

  /** Fills in fields and marks them as filled in by us. */
  autofillFields(listed: readonly FormPatch[]): void {
    const patches = listed.filter(({ field }) => this.canEdit(field));
    if (patches.length === 0) return;
    for (const { field, value } of patches) this.parts.formValues.setValue({ path: field, value });
    this.parts.autofillMarks.markAutofilled(patches);
    this.backUpUnsavedValues();
    for (const { field, value } of patches)
      if (Array.isArray(value)) this.autofillFields(listAutofillPatches(this.values, field));
  }

  /** Values that a person chose at one touch: they count as typed. */
  editFields(patches: readonly FormPatch[]): void {
    for (const { field, value } of patches) {
      this.parts.formValues.setValue({ path: field, value });
      this.handleFieldEdited(field);
    }
    this.backUpUnsavedValues();
  }

  /** Shows values that came from elsewhere; they are nothing to save. */
  applyForm(form: DossierForm): void {
    const changes = diffValues(this.values, form);
    this.parts.formValues.setValuesSilently(changes);
    this.parts.autofillMarks.unmarkChanged(changes.map(({ path }) => path));
  }

  backUpValues(): void {
    this.parts.draftBackup.scheduleBackup(() => this.values);
  }

  /** A person and a company have codes of their own in one field: each kind gets its own back. */
  private switchApplicantCodes(changed: readonly string[]): void {
    const changes = this.applicantCodes.switchKinds(this.values, changed);
    for (const change of changes) this.parts.formValues.setValue(change);
    this.parts.autofillMarks.unmarkChanged(changes.map(({ path }) => path));
  }

  private backUpUnsavedValues(): void {
    if (this.parts.saveQueue.isDirty) this.backUpValues();
  }
}
