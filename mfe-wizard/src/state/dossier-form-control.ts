import type { DossierForm, FieldError } from '@pratiche/domain';
import {
  createFormControl,
  set,
  type DefaultValues,
  type FieldErrors,
  type Resolver,
  type UseFormProps,
} from 'react-hook-form';

type FormValidator = (form: DossierForm) => FieldError[];

/** Options the form was made with: `useForm` must be given the same ones, or it drops them. */
export const dossierFormOptions = (checks: FormValidator): UseFormProps<DossierForm> => ({
  mode: 'onBlur',
  reValidateMode: 'onChange',
  shouldFocusError: false,
  resolver: createResolver(checks),
});

/** The form of a dossier, living outside React. */
export function createDossierForm(start: DossierForm, checks: FormValidator) {
  const options = dossierFormOptions(checks);
  const { formControl } = createFormControl<DossierForm>({
    ...options,
    defaultValues: structuredClone(start) as DefaultValues<DossierForm>,
  });
  return { ...formControl, formControl, options };
}

export type DossierFormControl = ReturnType<typeof createDossierForm>;

/** Runs the validation rules of the domain and assigns each message to its field. */
function createResolver(checks: FormValidator): Resolver<DossierForm> {
  return (values) => {
    const errors: FieldErrors<DossierForm> = {};
    // Only the first message of a field is shown.
    for (const { field, message } of checks(values).toReversed())
      set(errors, field, { type: 'rule', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
