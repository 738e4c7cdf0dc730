import { readData, toFormData, type AccountDetailDto } from '@pratiche/api';
import { getTodayInRome, pickFields } from '@pratiche/domain';
import {
  listChangedProfileFields,
  checkProfile,
  createEmptyRegistration,
  pickProfile,
  PROFILE_FILES,
  REGISTRATION_FIELDS,
} from '@pratiche/domain/accounts';
import { useLeaveConfirmation } from '@pratiche/federation/leave-confirmation';
import { errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { setServerErrors, showAfterBlur, useRulesForm } from '@pratiche/ui/form';
import { useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { NO_FILES, pickChosenFiles } from '../account-form/account-files.js';
import {
  focusAccountField,
  type AccountFormState,
  type AccountFormValues,
} from '../account-form/account-form-context.js';
import { PROFILE_TEXTS } from './texts.js';
import {
  discardUnsavedProfile,
  keepUnsavedProfile,
  findUnsavedProfile,
} from './unsaved-profile.js';

export interface ProfileFormState {
  account: AccountFormState;
  submit: () => void;
  cancel: () => Promise<void>;
  busy: boolean;
  /** Unsaved changes were found again. */
  wasFound: boolean;
}

/** The back button does not ask: the changes are found again. */
const useProfileLeaveConfirmation = (hasChanges: boolean): void =>
  useLeaveConfirmation({
    hasChanges,
    text: PROFILE_TEXTS.unsaved,
    onLeave: discardUnsavedProfile,
    asksOnBack: false,
  });

/** State of the profile form: its values, its errors, and saving. */
export function useProfileForm(
  account: AccountDetailDto,
  onSaved: () => void,
  onCancel: () => void,
): ProfileFormState {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [found] = useState(() => findUnsavedProfile(account.id));
  const stored = pickProfile(account);
  const form = useRulesForm<AccountFormValues>({
    defaultValues: { ...createEmptyRegistration(), ...stored, ...found?.form, ...NO_FILES },
    rules: (values) => checkProfile(pickProfile(values), stored, getTodayInRome()),
  });
  /** The moment the profile was read that these changes are made to. */
  const [updated] = useState(found?.updated ?? account.updated);
  const [busy, setBusy] = useState(false);

  const values = form.watch();
  const files = pickChosenFiles(values, PROFILE_FILES);
  const hasChanges =
    listChangedProfileFields(stored, pickProfile(values)).length > 0 ||
    Object.keys(files).length > 0;
  useProfileLeaveConfirmation(hasChanges && !busy);
  useEffect(() => {
    if (hasChanges)
      keepUnsavedProfile(account.id, updated, pickFields(values, REGISTRATION_FIELDS));
    else discardUnsavedProfile();
  });

  async function save(complete: AccountFormValues): Promise<void> {
    setBusy(true);
    try {
      await readData(
        api.PUT('/api/Accounts', {
          body: { user: JSON.stringify({ ...pickProfile(complete), updated }), ...files },
          bodySerializer: toFormData,
        }),
      );
      discardUnsavedProfile();
      alerts.success(PROFILE_TEXTS.saved);
      onSaved();
    } catch (error) {
      alerts.error(errorText(error));
      const refused = setServerErrors(form, error);
      setBusy(false);
      if (refused !== null) focusAccountField(refused);
    }
  }

  function refuse(errors: FieldErrors<AccountFormValues>): void {
    const [first] = Object.keys(errors);
    if (first !== undefined) focusAccountField(first);
  }

  async function cancel(): Promise<void> {
    if (
      hasChanges &&
      !(await confirm({
        ...PROFILE_TEXTS.cancelQuestion,
        danger: true,
      }))
    )
      return;
    discardUnsavedProfile();
    onCancel();
  }

  return {
    account: { form, timingOf: () => showAfterBlur },
    submit: () => void form.handleSubmit(save, refuse)(),
    cancel,
    busy,
    wasFound: found !== null,
  };
}
