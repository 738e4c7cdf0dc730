import {
  formatBeneficiaryName,
  type DossierForm,
  listAskedAnswers,
  listOfficeEditSteps,
  findPreviousStep,
} from '@pratiche/domain';
import { Alert, Button, LoadingState, PageHeader } from '@pratiche/ui';
import type { Step } from '@pratiche/ui/form';
import { Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import {
  AnswersApartContext,
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../form/dossier-session-context.js';
import { focusField } from '../form/field-focus.js';
import { useWizardNavigation } from '../form/useWizardNavigation.js';
import {
  useWizardNavigationContext,
  WizardNavigationContext,
} from '../form/wizard-navigation-context.js';
import { EDITED_FIELD_PARAMETER } from '../shared/admin-dossier-path.js';
import { ConflictAlert } from '../wizard/ConflictAlert.js';
import { OfflineAlert } from '../wizard/OfflineAlert.js';
import { SaveStatus } from '../wizard/SaveStatus.js';
import { STEP_PAGES } from '../wizard/step-pages.js';
import { StepErrorList } from '../wizard/StepErrorList.js';
import { useWizardShortcuts } from '../wizard/useWizardShortcuts.js';
import { WizardStepper } from '../wizard/WizardStepper.js';
import { OfficeAnswers } from './OfficeAnswers.js';
import { type OfficeEditActions, useOfficeEditActions } from './useOfficeEditActions.js';
import { OFFICE_EDIT_TEXTS } from './texts.js';

/** The wizard of an operator: every step to read, those of the back office to edit. */
export function OfficeEditSteps({ onLeave }: { onLeave: () => void }) {
  const session = useDossierSession();
  useForm<DossierForm>({ ...session.form.options, formControl: session.form.formControl });
  // The address names it until the first step is drawn.
  const [params] = useSearchParams();
  const [firstField] = useState(() => params.get(EDITED_FIELD_PARAMETER));
  const navigation = useWizardNavigation();
  const { steps, current, openStep, goToPreviousStep } = navigation;
  const actions = useOfficeEditActions(navigation, onLeave);
  useWizardShortcuts({
    goToNextStep: actions.goOn,
    goToPreviousStep,
    save: () => void session.flush(),
  });
  const id = useDossierState((state) => state.id);
  const client = formatBeneficiaryName(useDossierForm());
  const isEditable = listOfficeEditSteps(session.values).includes(current);

  const Page = STEP_PAGES[current];
  const marks: Step[] = steps.map((step) => ({
    key: step.id,
    label: step.title,
    complete: step.complete,
    state: step.id === current ? 'now' : step.complete ? 'done' : 'open',
  }));
  const select = (key: string) => {
    const step = steps.find((one) => one.id === key);
    if (step?.id === 'amministrazione') actions.leave();
    else if (step) openStep(step.id);
  };
  return (
    <WizardNavigationContext value={navigation}>
      <PageHeader title={[OFFICE_EDIT_TEXTS.title(id), client].filter(Boolean).join(' · ')} />
      <OfflineAlert />
      <div className="wz-columns">
        <WizardStepper steps={marks} onSelect={select} />
        <section className={`wz-step wz-step-${current}`} aria-labelledby="titolo-passo">
          <SaveStatus />
          <h2 id="titolo-passo" tabIndex={-1}>
            {steps.find((step) => step.id === current)?.title}
          </h2>
          <StepErrorList />
          {!isEditable && (
            <>
              <ReadOnlyStepNote />
              <OfficeAnswers step={current} />
            </>
          )}
          <fieldset className="wz-office-fields" disabled={!isEditable}>
            <AnswersApartContext value={!isEditable}>
              <Suspense fallback={<LoadingState label={OFFICE_EDIT_TEXTS.opening} />}>
                <Page />
                <FirstField path={firstField} />
              </Suspense>
            </AnswersApartContext>
          </fieldset>
          <OfficeEditActionBar {...actions} />
        </section>
      </div>
      <ConflictAlert />
    </WizardNavigationContext>
  );
}

/** Focuses the field that the edit begins with; inside the boundary that waits for its step. */
function FirstField({ path }: { path: string | null }) {
  const session = useDossierSession();
  useEffect(() => {
    if (path !== null && !focusField(path)) session.revealField(path);
  }, [session, path]);
  return null;
}

/** Indietro, the jump to "Amministrazione pratica", Avanti. */
function OfficeEditActionBar({ isSaving, goOn, leave }: OfficeEditActions) {
  const { steps, current, goToPreviousStep } = useWizardNavigationContext();
  return (
    <div className="wz-actions">
      <Button onClick={goToPreviousStep} disabled={findPreviousStep(steps, current) === null}>
        {OFFICE_EDIT_TEXTS.back}
      </Button>
      <Button onClick={leave} disabled={isSaving}>
        {OFFICE_EDIT_TEXTS.administration}
      </Button>
      <Button type="primary" onClick={goOn} loading={isSaving}>
        {OFFICE_EDIT_TEXTS.forward}
      </Button>
    </div>
  );
}

/** Why nothing can be changed in a step, or nothing but the answers for ENEA. */
function ReadOnlyStepNote() {
  const { current } = useWizardNavigationContext();
  const hasAnswers = useDossierState(({ form }) => listAskedAnswers(form, current).length > 0);
  return (
    <Alert
      type="info"
      role="note"
      showIcon
      title={hasAnswers ? OFFICE_EDIT_TEXTS.answersOnly : OFFICE_EDIT_TEXTS.readOnlyStep}
    />
  );
}
