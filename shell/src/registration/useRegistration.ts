import {
  checkRegistrationStep,
  createEmptyRegistration,
  pickFields,
  REGISTRATION_FIELDS,
  REGISTRATION_FILES,
  REGISTRATION_STEPS,
  getTodayInRome,
  type FieldError,
  type RegistrationFile,
} from '@pratiche/domain';
import {
  errorText,
  setServerErrors,
  showAfterFilledBlur,
  showAlways,
  useAlerts,
  useApi,
  useRulesForm,
} from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { checkRequiredFiles, NO_FILES, pickChosenFiles } from '../account-form/account-files.js';
import {
  focusAccountField,
  type AccountForm,
  type AccountFormValues,
} from '../account-form/account-form-context.js';
import { useCommonPasswords } from '../account-form/useCommonPasswords.js';
import { RegistrationDraftStorage } from './registration-draft.js';
import { RegistrationFileStorage } from './registration-file-storage.js';

const draftStorage = new RegistrationDraftStorage(window.localStorage);
const fileStorage = new RegistrationFileStorage();
const LAST_STEP = REGISTRATION_STEPS.length - 1;

const createEmptyValues = (): AccountFormValues => ({ ...createEmptyRegistration(), ...NO_FILES });

/** State of the registration form: its values, the current step, the errors, and the submission. */
export function useRegistration() {
  const api = useApi();
  const alerts = useAlerts();
  const [found] = useState(() => draftStorage.loadDraft());
  const form = useRulesForm<AccountFormValues>({
    defaultValues: { ...createEmptyValues(), ...found?.form },
    rules: (values) => REGISTRATION_STEPS.flatMap((_, index) => checkStep(index, values)),
  });
  // Passwords are not stored, so step 1 is incomplete after a reload; from there the user returns
  // to the last step.
  const [step, setStep] = useState(0);
  const [resume, setResume] = useState(found?.step ?? 0);
  const [restored, setRestored] = useState(found !== null);
  const [triedSteps, setTriedSteps] = useState<ReadonlySet<number>>(new Set());
  const [sending, setSending] = useState<number | null>(null);
  const [done, setDone] = useState(false);
  useCommonPasswords();
  useStoredFiles(form);
  useStoredDraft(form, Math.max(step, resume));

  const values = form.watch();
  const errors = REGISTRATION_STEPS.map((_, index) => checkStep(index, values));
  const firstWrong = errors.findIndex((list) => list.length > 0);
  const maxStep = firstWrong === -1 ? LAST_STEP : firstWrong;

  /** Back always, forwards as far as everything before holds. */
  function goToStep(to: number) {
    if (to > step && to > maxStep) {
      setTriedSteps(new Set([...triedSteps, ...Array.from({ length: to }, (_, index) => index)]));
      setStep(maxStep);
      focusAfterRender(errors[maxStep]?.[0]?.field);
      return;
    }
    const target = step === 0 && to === 1 ? Math.max(1, Math.min(resume, maxStep)) : to;
    if (target > 0) setResume(0);
    setStep(target);
    draftStorage.saveDraft({ form: values, step: target });
    focusAfterRender(null);
  }

  async function send(complete: AccountFormValues) {
    alerts.clear();
    setSending(0);
    try {
      await api.registration.register(
        pickFields(complete, REGISTRATION_FIELDS),
        pickChosenFiles(complete, REGISTRATION_FILES),
        (sent, total) => setSending(Math.floor((100 * sent) / total)),
      );
      draftStorage.clearDraft();
      await fileStorage.clearFiles();
      setDone(true);
    } catch (error) {
      alerts.error(errorText(error));
      openStepOf(setServerErrors(form, error));
    } finally {
      setSending(null);
    }
  }

  function openStepOf(field: string | null | undefined) {
    if (!field) return;
    setStep(findStepIndex(field));
    focusAfterRender(field);
  }

  function discardDraft() {
    form.reset(createEmptyValues());
    draftStorage.clearDraft();
    void fileStorage.clearFiles();
    setTriedSteps(new Set());
    setStep(0);
    setResume(0);
    setRestored(false);
  }

  return {
    account: {
      form,
      timingOf: (field: string) =>
        triedSteps.has(findStepIndex(field)) ? showAlways : showAfterFilledBlur,
    },
    step,
    maxStep,
    goToStep,
    saveFile: (name: RegistrationFile, file: File | null) => void fileStorage.saveFile(name, file),
    submit: () => void form.handleSubmit(send, (wrong) => openStepOf(Object.keys(wrong)[0]))(),
    sending,
    done,
    discardDraft,
    /** A draft was found again, and a draft holds no password. */
    needsPasswordAgain: restored && values.password === null,
  };
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

/** Stores the form values on the device. Files are stored separately. */
function useStoredDraft({ subscribe }: AccountForm, step: number): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== undefined && !isFileName(name))
            draftStorage.saveDraft({ form: values, step });
        },
      }),
    [subscribe, step],
  );
}

const isFileName = (name: string): boolean =>
  (REGISTRATION_FILES as readonly string[]).includes(name);

function checkStep(index: number, values: AccountFormValues): FieldError[] {
  const id = REGISTRATION_STEPS[index]?.id ?? 'account';
  const missing = index === LAST_STEP ? checkRequiredFiles(values, REGISTRATION_FILES) : [];
  return [...missing, ...checkRegistrationStep(values, id, getTodayInRome())];
}

const findStepIndex = (field: string): number => {
  const index = REGISTRATION_STEPS.findIndex(({ fields }) =>
    (fields as readonly string[]).includes(field),
  );
  return index === -1 ? LAST_STEP : index;
};

/** Once the step is on the screen: its first wrong field, or its title. */
function focusAfterRender(field: string | null | undefined) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (field) focusAccountField(field);
      else document.getElementById('register-step')?.focus();
    }),
  );
}
