import { ApiError, type AccountDetail, type ProblemField } from '@pratiche/api';
import {
  listChangedProfileFields,
  checkProfile,
  createEmptyRegistration,
  pickProfile,
  getTodayInRome,
  type PROFILE_FILES,
  type RegistrationForm,
} from '@pratiche/domain';
import { errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import {
  focusAccountField,
  type AccountFormState,
  type AccountFieldName,
} from '../account-form/account-form-context.js';
import { useTouchedFields } from '../account-form/useTouchedFields.js';
import {
  discardUnsavedProfile,
  keepUnsavedProfile,
  findUnsavedProfile,
} from './unsaved-profile.js';
import { useLeaveConfirmation } from './useLeaveConfirmation.js';

type ProfileFileName = (typeof PROFILE_FILES)[number];
export type ProfileFileMap = Partial<Record<ProfileFileName, File>>;

/** The profile while it is changed: what was typed, what is wrong with it, and saving it. */
export function useProfileForm(account: AccountDetail, onSaved: () => void, onCancel: () => void) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [found] = useState(() => findUnsavedProfile(account.id));
  const [form, setForm] = useState<RegistrationForm>(
    found?.form ?? { ...createEmptyRegistration(), ...pickProfile(account) },
  );
  /** The moment the profile was read that these changes are made to. */
  const [updated] = useState(found?.updated ?? account.updated);
  const [files, setFiles] = useState<ProfileFileMap>({});
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly ProblemField[]>([]);
  const [busy, setBusy] = useState(false);
  const left = useTouchedFields();

  const stored = pickProfile(account);
  const profile = pickProfile(form);
  const wrong = checkProfile(profile, stored, getTodayInRome());
  const hasChanges =
    listChangedProfileFields(stored, profile).length > 0 || Object.keys(files).length > 0;
  useLeaveConfirmation(hasChanges && !busy, discardUnsavedProfile);
  useEffect(() => {
    if (hasChanges) keepUnsavedProfile(account.id, updated, form);
    else discardUnsavedProfile();
  }, [hasChanges, account.id, updated, form]);

  const errorOf = (field: string): string | null => {
    const told = refused.find((one) => one.field === field)?.message;
    if (told !== undefined) return told;
    return tried || left.has(field as AccountFieldName)
      ? (wrong.find((one) => one.field === field)?.message ?? null)
      : null;
  };

  function change(part: Partial<RegistrationForm>): void {
    setForm((now) => ({ ...now, ...part }));
    setRefused(refused.filter(({ field }) => !(field in part)));
  }

  function setFile(name: ProfileFileName, file: File | null): void {
    setFiles(({ [name]: _, ...rest }) => (file === null ? rest : { ...rest, [name]: file }));
    setRefused(refused.filter(({ field }) => field !== name));
  }

  async function save(): Promise<void> {
    setTried(true);
    const [first] = wrong;
    if (first) return focusAccountField(first.field);
    setBusy(true);
    try {
      await api.accounts.change({ ...profile, updated }, files);
      discardUnsavedProfile();
      alerts.success('Profilo salvato.');
      onSaved();
    } catch (error) {
      alerts.error(errorText(error));
      const list = error instanceof ApiError ? (error.problem.errors ?? []) : [];
      setRefused(list);
      setBusy(false);
      if (list[0]) focusAccountField(list[0].field);
    }
  }

  async function cancel(): Promise<void> {
    if (
      hasChanges &&
      !(await confirm({
        title: 'Annullare le modifiche?',
        text: 'Quanto scritto in questa pagina non viene salvato.',
        confirmLabel: 'Annulla le modifiche',
        cancelLabel: 'Continua a modificare',
        danger: true,
      }))
    )
      return;
    discardUnsavedProfile();
    onCancel();
  }

  const state: AccountFormState = { form, change, errorOf, left: left.add };
  return { state, files, setFile, errorOf, save, cancel, busy, wasFound: found !== null };
}
