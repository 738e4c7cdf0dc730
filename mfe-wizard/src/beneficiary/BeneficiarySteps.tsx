import type { DossierForm } from '@pratiche/domain';
import { LoadingState, PageHeader } from '@pratiche/ui';
import { CompactStepper, type Step } from '@pratiche/ui/form';
import { Suspense, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { ConflictAlert } from '../wizard/ConflictAlert.js';
import { useDossierSession } from '../form/dossier-session-context.js';
import { StepErrorList } from '../wizard/StepErrorList.js';
import { focusField, isStepFieldFocused } from '../form/field-focus.js';
import { WizardNavigationContext } from '../form/wizard-navigation-context.js';
import { DossierAlerts } from '../wizard/DossierAlerts.js';
import { SaveStatus } from '../wizard/SaveStatus.js';
import { STEP_PAGES } from '../wizard/step-pages.js';
import { useWizardShortcuts } from '../wizard/useWizardShortcuts.js';
import { useWizardNavigation } from '../form/useWizardNavigation.js';
import { BeneficiaryActions } from './BeneficiaryActions.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';
import type { RequestedField } from './useCustomerFieldOpener.js';

/** The six steps of the customer, with the same fields and rules as the fitter's. */
export function BeneficiarySteps({ token, company }: { token: string; company: string }) {
  const session = useDossierSession();
  useForm<DossierForm>({ ...session.form.options, formControl: session.form.formControl });
  const navigation = useWizardNavigation();
  const { steps, current, openStep, goToNextStep, goToPreviousStep } = navigation;
  useWizardShortcuts({ goToNextStep, goToPreviousStep, save: () => void session.flush() });

  // The button that led here is gone, and with it the focus; it was far down on a phone.
  useEffect(() => {
    if (isStepFieldFocused()) return;
    window.scrollTo({ top: 0 });
    document.getElementById('titolo-passo')?.focus({ preventScroll: true });
  }, []);

  const Page = STEP_PAGES[current];
  const marks: Step[] = steps.map(({ id, title, complete }) => ({
    key: id,
    label: title,
    complete,
    state: id === current ? 'now' : complete ? 'done' : 'open',
  }));
  const select = (key: string) => {
    const step = steps.find(({ id }) => id === key);
    if (step) openStep(step.id);
  };
  const title = steps.find(({ id }) => id === current)?.title ?? '';
  return (
    <WizardNavigationContext value={navigation}>
      <PageHeader title={TEXTS.pageTitle} tabTitle={`${TEXTS.pageTitle} · ${title}`} />
      <DossierAlerts />
      <div className="wz-compact">
        <p className="wz-asker">{company}</p>
        <CompactStepper label={TEXTS.yourSteps} steps={marks} onSelect={select} />
      </div>
      <section className={`wz-step wz-step-${current}`} aria-labelledby="titolo-passo">
        <SaveStatus />
        <h2 id="titolo-passo" tabIndex={-1}>
          {title}
        </h2>
        <StepErrorList />
        <Suspense fallback={<LoadingState label={TEXTS.openingStep} />}>
          <Page />
          <RequestedFieldFocus />
        </Suspense>
        <BeneficiaryActions token={token} />
      </section>
      <ConflictAlert />
    </WizardNavigationContext>
  );
}

/** Beside the fields of a step, which may load after the page: begins with the one that was asked for. */
function RequestedFieldFocus() {
  const { state, key } = useLocation() as { state: RequestedField | null; key: string };
  const field = state?.field;
  useEffect(() => {
    if (field !== undefined) focusField(field);
  }, [field, key]);
  return null;
}
