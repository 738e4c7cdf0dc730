import type { FieldError, RegistrationFile } from '@pratiche/domain';
import { FILE_REQUIRED_MESSAGE } from '@pratiche/domain/accounts';
import type { AccountFormValues } from './account-form-context.js';

export const NO_FILES: Record<RegistrationFile, null> = {
  ciFront: null,
  ciRear: null,
  contract: null,
};

/** The chosen ones among the files of a form. */
export const pickChosenFiles = <Name extends RegistrationFile>(
  values: AccountFormValues,
  names: readonly Name[],
): Partial<Record<Name, File>> =>
  Object.fromEntries(
    names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  ) as Partial<Record<Name, File>>;

export const checkRequiredFiles = (
  values: AccountFormValues,
  names: readonly RegistrationFile[],
): FieldError[] =>
  names
    .filter((name) => values[name] === null)
    .map((field) => ({ field, message: FILE_REQUIRED_MESSAGE }));
