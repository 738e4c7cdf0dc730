import type { DossierForm, FieldError } from '@pratiche/domain';
import type { FieldPath } from 'react-hook-form';
import type { FieldChange } from './merge-forms.js';
import { createDossierForm, type DossierFormControl } from './dossier-form-control.js';

/** The values of an open dossier, living outside React. */
export class FormValues {
  readonly form: DossierFormControl;
  readonly close: () => void;
  private isSilent = false;

  /** @param onTyped called for every change except silent ones */
  constructor(
    start: DossierForm,
    checks: (form: DossierForm) => FieldError[],
    onTyped: () => void,
  ) {
    this.form = createDossierForm(start, checks);
    this.close = this.form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!this.isSilent) onTyped();
      },
    });
  }

  get current(): DossierForm {
    return this.form.getValues();
  }

  setValue({ path, value }: FieldChange): void {
    const name = path as FieldPath<DossierForm>;
    const hasError = this.form.getFieldState(name).error !== undefined;
    this.form.setValue(name, value as never, { shouldDirty: true, shouldValidate: hasError });
  }

  /** Values that came from elsewhere and are nothing to save. */
  setValuesSilently(changes: readonly FieldChange[]): void {
    this.isSilent = true;
    try {
      for (const change of changes) this.setValue(change);
    } finally {
      this.isSilent = false;
    }
  }

  clearErrors(fields: readonly string[]): void {
    for (const field of fields) this.form.clearErrors(field as FieldPath<DossierForm>);
  }
}
