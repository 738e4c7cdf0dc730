import {
  getTodayInRome,
  type DossierForm,
  type FieldError,
  type RecordedReturnPoint,
  type StepId,
  type StepState,
  type Viewer,
  type DossierRules,
} from '@pratiche/domain';
import type { FormValues } from './form-values.js';
import type { SessionState } from './session-state.js';
import { computeWizardSteps } from './wizard-steps.js';
import type { Store } from './store.js';

/** Milliseconds after which stepper and summary follow the typing. */
const UPDATE_DELAY_MS = 120;

/** What stepper, summary and list of errors show of the values: as they were at the last pause in the typing. */
export class StepView {
  /** Step whose checks the fields show. */
  step: StepId = 'servizio';
  /** Fields of the step that had errors when the view was last drawn. */
  private fieldsWithErrors: ReadonlySet<string> = new Set();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly store: Store<SessionState>,
    private readonly values: FormValues,
    private readonly viewer: Viewer,
    /** Replaced when the settings change while the dossier is open. */
    public rules: DossierRules,
  ) {}

  checkCurrentStep(form: DossierForm): FieldError[] {
    return this.rules.checkStep(form, this.step, {
      viewer: this.viewer,
      today: getTodayInRome(),
    });
  }

  /** Steps of the values as they are at this moment. */
  computeSteps(form: DossierForm = this.values.current): StepState[] {
    const { lastStep, record } = this.store.get();
    return computeWizardSteps({
      form,
      lastStep,
      viewer: this.viewer,
      rules: this.rules,
      // An older server, still running during an upgrade, names no points.
      returnPoints: record?.returnPoints as RecordedReturnPoint[] | undefined,
    });
  }

  scheduleUpdate(): void {
    this.timer ??= setTimeout(() => this.updateNow(), UPDATE_DELAY_MS);
  }

  updateNow(): void {
    this.close();
    const form = structuredClone(this.values.current);
    this.clearResolvedErrors(form);
    this.store.set({ form, steps: this.computeSteps(form) });
  }

  /** "Avanti" was refused: the errors of the step are listed. */
  listStepErrors(step: StepId, some?: readonly FieldError[]): void {
    this.updateNow();
    const errors = some ?? this.store.get().steps.find(({ id }) => id === step)?.errors;
    this.store.set({
      refusedStep: step,
      refusedFields: new Set(errors?.map(({ field }) => field)),
    });
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Some rules look at two fields: what mends one of them takes the message from the other. */
  private clearResolvedErrors(form: DossierForm): void {
    const wrong = new Set(this.checkCurrentStep(form).map(({ field }) => field));
    this.values.clearErrors([...this.fieldsWithErrors].filter((field) => !wrong.has(field)));
    this.fieldsWithErrors = wrong;
  }
}
