import { getTodayInRome, type FieldError } from '@pratiche/domain';
import {
  checkRegistrationStep,
  REGISTRATION_FILES,
  REGISTRATION_STEPS,
} from '@pratiche/domain/accounts';
import { checkRequiredFiles } from '../account-form/account-files.js';
import type { AccountFormValues } from '../account-form/account-form-context.js';

export const LAST_STEP = REGISTRATION_STEPS.length - 1;

export function checkStep(index: number, values: AccountFormValues): FieldError[] {
  const id = REGISTRATION_STEPS[index]?.id ?? 'account';
  const missing = index === LAST_STEP ? checkRequiredFiles(values, REGISTRATION_FILES) : [];
  return [...missing, ...checkRegistrationStep(values, id, getTodayInRome())];
}

export const findStepIndex = (field: string): number => {
  const index = REGISTRATION_STEPS.findIndex(({ fields }) =>
    (fields as readonly string[]).includes(field),
  );
  return index === -1 ? LAST_STEP : index;
};
