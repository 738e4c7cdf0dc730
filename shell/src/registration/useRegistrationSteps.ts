import type { FieldError } from '@pratiche/domain';
import { REGISTRATION_STEPS, REGISTRATION_FILES } from '@pratiche/domain/accounts';
import { useState, useEffect } from 'react';
import { focusAccountField, type AccountForm } from '../account-form/account-form-context.js';
import { checkStep, findStepIndex, LAST_STEP } from './registration-steps.js';
import { draftStorage } from './registration-storage.js';

export interface RegistrationStepsState {
  step: number;
  /** The furthest step that may be opened. */
  maxStep: number;
  /** Steps whose errors are shown at once. */
  triedSteps: ReadonlySet<number>;
  /** What keeps the open step from being left, once that was tried. */
  stepErrors: readonly FieldError[];
  goToStep: (to: number) => void;
  /** Opens the step that contains a field, and focuses the field. */
  openStepOf: (field: string | null | undefined) => void;
  resetSteps: () => void;
}

/** The open step of the registration, and the ways to another. */
export function useRegistrationSteps(
  form: AccountForm,
  storedStep: number,
): RegistrationStepsState {
  // Passwords are not stored, so step 1 is incomplete after a reload; from there the user returns
  // to the last step.
  const [step, setStep] = useState(0);
  const [resume, setResume] = useState(storedStep);
  const [triedSteps, setTriedSteps] = useState<ReadonlySet<number>>(new Set());
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

  function openStepOf(field: string | null | undefined) {
    if (!field) return;
    const target = findStepIndex(field);
    setTriedSteps(new Set([...triedSteps, target]));
    setStep(target);
    focusAfterRender(field);
  }

  function resetSteps() {
    setTriedSteps(new Set());
    setStep(0);
    setResume(0);
  }

  const stepErrors = triedSteps.has(step) ? (errors[step] ?? []) : [];
  return { step, maxStep, triedSteps, stepErrors, goToStep, openStepOf, resetSteps };
}

/** Once the step is on the screen: its first wrong field, or its title. */
function focusAfterRender(field: string | null | undefined) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (field) {
        focusAccountField(field);
        // The list of errors above it, as far as the field stays in view.
        document.querySelector('.sh-reg-errors')?.scrollIntoView({ block: 'nearest' });
        document.activeElement?.scrollIntoView({ block: 'nearest' });
      } else document.getElementById('register-step')?.focus();
    }),
  );
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
