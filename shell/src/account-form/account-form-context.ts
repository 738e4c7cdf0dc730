import type { RegistrationForm } from '@pratiche/domain';
import { createContext, useContext } from 'react';

export type AccountFieldName = keyof RegistrationForm;

/** What the fields of a form about an account read and write. */
export interface AccountFormState {
  form: RegistrationForm;
  change: (change: Partial<RegistrationForm>) => void;
  /** Said below the field, once it was left or the way on was tried. */
  errorOf: (field: AccountFieldName) => string | null;
  left: (field: AccountFieldName) => void;
}

export const AccountFormContext = createContext<AccountFormState | null>(null);

export function useAccountForm(): AccountFormState {
  const state = useContext(AccountFormContext);
  if (state === null) throw new Error('Fields of an account stand inside an AccountFormContext');
  return state;
}

export const accountFieldId = (field: string): string => `acc-${field}`;

/** Puts the focus on a field, or on what stands for it. */
export function focusAccountField(field: string): void {
  const element = document.getElementById(accountFieldId(field));
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}
