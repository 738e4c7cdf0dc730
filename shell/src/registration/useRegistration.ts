import { readData, toFormData, fetchWithProgress } from '@pratiche/api';
import { pickFields, type FieldError, type RegistrationFile } from '@pratiche/domain';
import {
  createEmptyRegistration,
  REGISTRATION_FIELDS,
  REGISTRATION_FILES,
  REGISTRATION_STEPS,
} from '@pratiche/domain/accounts';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { setServerErrors, showAfterFilledBlur, showAlways, useRulesForm } from '@pratiche/ui/form';
import { useState, useEffect } from 'react';
import { NO_FILES, pickChosenFiles } from '../account-form/account-files.js';
import type {
  AccountFormState,
  AccountFormValues,
  AccountForm,
} from '../account-form/account-form-context.js';
import { draftStorage, fileStorage } from './registration-storage.js';
import { checkStep, findStepIndex } from './registration-steps.js';
import { useRegistrationSteps } from './useRegistrationSteps.js';

const createEmptyValues = (): AccountFormValues => ({ ...createEmptyRegistration(), ...NO_FILES });

/** Where the e-mail of a sent registration goes, and the key by which that may be changed. */
export interface SentRegistration {
  email: string;
  addressKey: string;
}

export interface Registration {
  account: AccountFormState;
  step: number;
  /** The furthest step that may be opened. */
  maxStep: number;
  /** What keeps the open step from being left, once that was tried. */
  stepErrors: readonly FieldError[];
  goToStep: (to: number) => void;
  saveFile: (name: RegistrationFile, file: File | null) => void;
  submit: () => void;
  /** Percentage of the files sent so far; `null` before the submission. */
  sending: number | null;
  /** What was sent, once the server has it. */
  sent: SentRegistration | null;
  discardDraft: () => void;
  /** A draft was found again, and a draft holds no password. */
  needsPasswordAgain: boolean;
}

/** State of the registration form: its values, the current step, the errors, and the submission. */
export function useRegistration(): Registration {
  const api = useApi();
  const alerts = useAlerts();
  const [found] = useState(() => draftStorage.loadDraft());
  const form = useRulesForm<AccountFormValues>({
    defaultValues: { ...createEmptyValues(), ...found?.form },
    rules: (values) => REGISTRATION_STEPS.flatMap((_, index) => checkStep(index, values)),
  });
  const [restored, setRestored] = useState(found !== null);
  const [sending, setSending] = useState<number | null>(null);
  const [sent, setSent] = useState<SentRegistration | null>(null);
  const [addressKey] = useState(createAddressKey);
  useStoredFiles(form);
  const { step, maxStep, triedSteps, stepErrors, goToStep, openStepOf, resetSteps } =
    useRegistrationSteps(form, found?.step ?? 0);

  async function send(complete: AccountFormValues) {
    alerts.clear();
    setSending(0);
    try {
      await readData(
        api.POST('/api/Accounts/register', {
          body: {
            user: JSON.stringify(pickFields(complete, REGISTRATION_FIELDS)),
            addressKey,
            ...pickChosenFiles(complete, REGISTRATION_FILES),
          },
          bodySerializer: toFormData,
          fetch: fetchWithProgress((part, total) => setSending(Math.floor((100 * part) / total))),
        }),
      );
      draftStorage.clearDraft();
      await fileStorage.clearFiles();
      setSent({ email: complete.email?.trim().toLowerCase() ?? '', addressKey });
    } catch (error) {
      alerts.error(errorText(error));
      openStepOf(setServerErrors(form, error));
    } finally {
      setSending(null);
    }
  }

  function discardDraft() {
    form.reset(createEmptyValues());
    draftStorage.clearDraft();
    void fileStorage.clearFiles();
    resetSteps();
    setRestored(false);
  }

  return {
    account: {
      form,
      timingOf: (field) =>
        triedSteps.has(findStepIndex(field)) ? showAlways : showAfterFilledBlur,
    },
    step,
    maxStep,
    stepErrors,
    goToStep,
    saveFile: (name, file) => void fileStorage.saveFile(name, file),
    submit: () => void form.handleSubmit(send, (wrong) => openStepOf(Object.keys(wrong)[0]))(),
    sending,
    sent,
    discardDraft,
    needsPasswordAgain: restored && form.watch('password') === null,
  };
}

/** A random key of 256 bits in base64url, by which the sender of a registration changes its address. */
function createAddressKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Restores the files stored on the device into the form. */
function useStoredFiles({ getValues, setValue }: AccountForm): void {
  useEffect(() => {
    void fileStorage.loadFiles().then((stored) => {
      for (const name of REGISTRATION_FILES)
        if (stored[name] && getValues(name) === null) setValue(name, stored[name]);
    });
  }, [getValues, setValue]);
}
