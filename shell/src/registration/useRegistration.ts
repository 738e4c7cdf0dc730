import { ApiError, type ProblemField } from '@pratiche/api';
import {
  checkRegistrationStep,
  createEmptyRegistration,
  FILE_REQUIRED_MESSAGE,
  REGISTRATION_FILES,
  REGISTRATION_STEPS,
  getTodayInRome,
  type FieldError,
  type RegistrationFile,
  type RegistrationForm,
} from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useEffect, useMemo, useState } from 'react';
import {
  focusAccountField,
  type AccountFormState,
  type AccountFieldName,
} from '../account-form/account-form-context.js';
import { useTouchedFields } from '../account-form/useTouchedFields.js';
import { useCommonPasswords } from '../account-form/useCommonPasswords.js';
import { RegistrationDraftStorage } from './registration-draft.js';
import { RegistrationFileStorage } from './registration-file-storage.js';
import { fillCompanyTaxCode } from './company-tax-code.js';

const draftStorage = new RegistrationDraftStorage(window.localStorage);
const fileStorage = new RegistrationFileStorage();
const LAST_STEP = REGISTRATION_STEPS.length - 1;

export type RegistrationFiles = Partial<Record<RegistrationFile, File>>;

/** The registration on the screen: what was typed, where one is, what is wrong, and what is sent. */
export function useRegistration() {
  const api = useApi();
  const alerts = useAlerts();
  const [found] = useState(() => draftStorage.loadDraft());
  const [form, setForm] = useState<RegistrationForm>(found?.form ?? createEmptyRegistration());
  // Passwords are not kept, and step 1 does not hold without: from there one goes on to where one was.
  const [step, setStep] = useState(0);
  const [resume, setResume] = useState(found?.step ?? 0);
  const [restored, setRestored] = useState(found !== null);
  const [files, setFiles] = useState<RegistrationFiles>({});
  const left = useTouchedFields();
  useCommonPasswords();
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<readonly ProblemField[]>([]);
  const [sending, setSending] = useState<number | null>(null);
  const [done, setDone] = useState(false);

  useEffect(() => {
    void fileStorage.loadFiles().then((kept) => setFiles((now) => ({ ...kept, ...now })));
  }, []);

  const errors = useMemo(
    () => REGISTRATION_STEPS.map((_, index) => validateStep(index, form, files)),
    [form, files],
  );
  const reachable = errors.findIndex((list) => list.length > 0);
  const maxStep = reachable === -1 ? LAST_STEP : reachable;

  function change(part: Partial<RegistrationForm>) {
    const next = { ...form, ...fillCompanyTaxCode(form, part) };
    setForm(next);
    setRefused(refused.filter(({ field }) => !(field in part)));
    draftStorage.saveDraft({ form: next, step: Math.max(step, resume) });
  }

  function setFile(name: RegistrationFile, file: File | null) {
    setFiles(({ [name]: _, ...rest }) => (file === null ? rest : { ...rest, [name]: file }));
    setRefused(refused.filter(({ field }) => field !== name));
    void fileStorage.saveFile(name, file);
  }

  function errorOf(field: string): string | null {
    const told = refused.find((one) => one.field === field)?.message;
    if (told !== undefined) return told;
    const index = errors.findIndex((list) => list.some((error) => error.field === field));
    const shown =
      tried.has(index) ||
      (left.has(field as AccountFieldName) && form[field as AccountFieldName] !== null);
    return shown ? (errors[index]?.find((error) => error.field === field)?.message ?? null) : null;
  }

  /** Back always, forwards as far as everything before holds. */
  function go(to: number) {
    if (to > step && to > maxStep) {
      setTried(new Set([...tried, ...Array.from({ length: to }, (_, index) => index)]));
      setStep(maxStep);
      focusAfterRender(errors[maxStep]?.[0]?.field);
      return;
    }
    const target = step === 0 && to === 1 ? Math.max(1, Math.min(resume, maxStep)) : to;
    if (target > 0) setResume(0);
    setStep(target);
    draftStorage.saveDraft({ form, step: target });
    focusAfterRender(null);
  }

  async function send() {
    setTried(new Set([0, 1, 2, 3]));
    if (reachable !== -1) {
      setStep(reachable);
      focusAfterRender(errors[reachable]?.[0]?.field);
      return;
    }
    alerts.clear();
    setSending(0);
    try {
      await api.registration.register(form, files, (sent, total) =>
        setSending(Math.floor((100 * sent) / total)),
      );
      draftStorage.clearDraft();
      await fileStorage.clearFiles();
      setDone(true);
    } catch (error) {
      alerts.error(errorText(error));
      showRefused(error instanceof ApiError ? (error.problem.errors ?? []) : []);
    } finally {
      setSending(null);
    }
  }

  function showRefused(list: readonly ProblemField[]) {
    setRefused(list);
    const first = list[0]?.field;
    if (first === undefined) return;
    setStep(findStepIndex(first));
    focusAfterRender(first);
  }

  function forget() {
    draftStorage.clearDraft();
    void fileStorage.clearFiles();
    setForm(createEmptyRegistration());
    setFiles({});
    setTried(new Set());
    left.clear();
    setStep(0);
    setResume(0);
    setRestored(false);
  }

  const state: AccountFormState = { form, change, errorOf, left: left.add };
  return {
    state,
    step,
    maxStep,
    files,
    setFile,
    errorOf,
    go,
    send,
    sending,
    done,
    forget,
    restored,
  };
}

function validateStep(
  index: number,
  form: RegistrationForm,
  files: RegistrationFiles,
): FieldError[] {
  const id = REGISTRATION_STEPS[index]?.id ?? 'account';
  const missing =
    index === LAST_STEP
      ? REGISTRATION_FILES.filter((name) => files[name] === undefined).map((field) => ({
          field,
          message: FILE_REQUIRED_MESSAGE,
        }))
      : [];
  return [...missing, ...checkRegistrationStep(form, id, getTodayInRome())];
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
