import type { DossierForm, FieldError } from '@pratiche/domain';
import type { FieldPath } from 'react-hook-form';
import type { Change } from './merge.js';
import { createDossierForm, type DossierFormControl } from './rhf.js';

/** The values of an open dossier, living outside React. */
export class FormValues {
  readonly form: DossierFormControl;
  readonly close: () => void;
  private isQuiet = false;

  /** `onTyped` hears of every change but those that are put quietly. */
  constructor(
    start: DossierForm,
    checks: (form: DossierForm) => FieldError[],
    onTyped: () => void,
  ) {
    this.form = createDossierForm(start, checks);
    this.close = this.form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!this.isQuiet) onTyped();
      },
    });
  }

  get now(): DossierForm {
    return this.form.getValues();
  }

  put({ path, value }: Change): void {
    const name = path as FieldPath<DossierForm>;
    const hasError = this.form.getFieldState(name).error !== undefined;
    this.form.setValue(name, value as never, { shouldDirty: true, shouldValidate: hasError });
  }

  /** Values that came from elsewhere and are nothing to save. */
  putQuietly(changes: readonly Change[]): void {
    this.isQuiet = true;
    try {
      for (const change of changes) this.put(change);
    } finally {
      this.isQuiet = false;
    }
  }

  clearErrors(fields: readonly string[]): void {
    for (const field of fields) this.form.clearErrors(field as FieldPath<DossierForm>);
  }
}
