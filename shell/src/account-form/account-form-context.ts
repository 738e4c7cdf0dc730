import type { RegistrationFile, RegistrationForm } from '@pratiche/domain';
import {
  clearServerErrors,
  type FormFieldProps,
  type MessageTiming,
  useFormField,
} from '@pratiche/ui/form';
import { createContext, useContext } from 'react';
import type { FieldPathValue, UseFormReturn } from 'react-hook-form';

/** Values of an account form: the typed values, and the files. */
export type AccountFormValues = RegistrationForm & Record<RegistrationFile, File | null>;
export type AccountFieldName = keyof AccountFormValues;
export type AccountForm = UseFormReturn<AccountFormValues>;

export interface AccountFormState {
  form: AccountForm;
  /** When the message of a field is shown. */
  timingOf: (field: AccountFieldName) => MessageTiming;
}

export const AccountFormContext = createContext<AccountFormState | null>(null);

function useAccountFormContext(): AccountFormState {
  const context = useContext(AccountFormContext);
  if (context === null) throw new Error('Fields of an account stand inside an AccountFormContext');
  return context;
}

/** The form around the fields of an account. */
export const useAccountForm = (): AccountForm => useAccountFormContext().form;

/** Binds one field to the surrounding form. */
export function useAccountField<Name extends AccountFieldName>(
  name: Name,
): FormFieldProps<FieldPathValue<AccountFormValues, Name>> {
  const { form, timingOf } = useAccountFormContext();
  return useFormField(form, name, { id: accountFieldId(name), timing: timingOf(name) });
}

/** Changes several fields at once, as one user action. */
export function changeAccountFields(form: AccountForm, changes: Partial<AccountFormValues>): void {
  const fields = Object.keys(changes) as AccountFieldName[];
  for (const field of fields) form.setValue(field, changes[field] ?? null);
  clearServerErrors(form, fields);
}

export const accountFieldId = (field: string): string => `acc-${field}`;

/** Focuses the input of a field, or the element that represents it. */
export function focusAccountField(field: string): void {
  const element = document.getElementById(accountFieldId(field));
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}
