import {
  useController,
  useFormState,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { FieldProps } from '../fields/field.types.js';
import { showAfterSubmit, type MessageTiming } from './message-timing.js';
import { clearServerErrors, findServerError } from './server-errors.js';

interface FormFieldOptions {
  id: string;
  timing?: MessageTiming;
}

/** Props that bind a field of `fields/` to a value of the form. */
export type FormFieldProps<Value> = Required<
  Pick<FieldProps<Value>, 'id' | 'value' | 'onChange' | 'error'>
> & { error: string | null; onBlur: () => void };

export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  { id, timing = showAfterSubmit }: FormFieldOptions,
): FormFieldProps<FieldPathValue<Values, Name>> {
  const { field } = useController({ control: form.control, name });
  const state = useFormState({ control: form.control });
  const { isTouched, error } = form.getFieldState(name, state);
  const isShown = timing({
    isSubmitted: state.isSubmitted,
    isTouched,
    isEmpty: (field.value as unknown) === null,
  });
  return {
    id,
    value: field.value,
    error: findServerError(state.errors, name) ?? (isShown ? (error?.message ?? null) : null),
    onChange: (value) => {
      field.onChange(value);
      clearServerErrors(form, [name]);
    },
    onBlur: field.onBlur,
  };
}
