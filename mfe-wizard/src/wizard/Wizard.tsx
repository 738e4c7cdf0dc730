import {
  formatBeneficiaryName,
  joinFacts,
  type DossierForm,
  type StepLock,
  getSkippedStepNote,
} from '@pratiche/domain';
import { Alert, LoadingState, PageHeader } from '@pratiche/ui';
import { Suspense, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { BeneficiaryChangesListener } from '../beneficiary-link/BeneficiaryChangesListener.js';
import { ConflictAlert } from './ConflictAlert.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { DossierMenu } from './DossierMenu.js';
import { StepErrorList } from './StepErrorList.js';
import {
  useWizardNavigationContext,
  WizardNavigationContext,
} from '../form/wizard-navigation-context.js';
import { DossierAlerts } from './DossierAlerts.js';
import { StepReturnNote } from '../returns/StepReturnNote.js';
import { StepSignatureNote } from '../signature-note/StepSignatureNote.js';
import { useHasSummaryColumn } from '../shared/layout-breakpoints.js';
import { preloadSteps, STEP_PAGES } from './step-pages.js';
import { StepActions } from '../form/StepActions.js';
import { toStepMarks } from './step-marks.js';
import { useLoadDocumentStates } from './useLoadDocumentStates.js';
import { DossierSummary } from './DossierSummary.js';
import { useShownSteps } from './useShownSteps.js';
import { useStepWarnings } from './useStepWarnings.js';
import { useWizardShortcuts } from './useWizardShortcuts.js';
import { WizardGlance } from './WizardGlance.js';
import { WizardStepper } from './WizardStepper.js';
import { useWizardNavigation } from '../form/useWizardNavigation.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';

/** Names the client, so that one of several open drafts is told from the others. */
const formatDraftTitle = (id: number, form: DossierForm): string =>
  joinFacts([TEXTS.editNumber(id), formatBeneficiaryName(form)]);

/** The wizard around the step that is open. */
export function Wizard() {
  const session = useDossierSession();
  useForm<DossierForm>({ ...session.form.options, formControl: session.form.formControl });
  const navigation = useWizardNavigation();
  const { current, openStep, goToNextStep, goToPreviousStep } = navigation;
  const steps = useShownSteps();
  const warnings = useStepWarnings();
  const pageTitle = useDossierState(({ id, form }) =>
    id === null ? TEXTS.newTitle : formatDraftTitle(id, form),
  );
  const hasRoom = useHasSummaryColumn();
  const isTable = current === 'manufatti';
  useLoadDocumentStates();
  useWizardShortcuts({ goToNextStep, goToPreviousStep, save: () => void session.flush() });
  useEffect(() => preloadSteps(), []);

  const Page = STEP_PAGES[current];
  const onOpenLock = ({ step, field }: StepLock) => {
    session.showStepErrors(step);
    openStep(step, field);
  };
  const marks = toStepMarks({ steps, current, warnings, onOpenLock });
  const select = (key: string) => {
    const step = steps.find(({ id }) => id === key);
    if (step) openStep(step.id);
  };
  const title = steps.find(({ id }) => id === current)?.title ?? '';

  return (
    <WizardNavigationContext value={navigation}>
      <div className="wz">
        <PageHeader title={pageTitle} tabTitle={`${title} · ${pageTitle}`} />
        <DossierAlerts />
        <div className="wz-columns">
          <WizardStepper steps={marks} onSelect={select} />
          <section className={`wz-step wz-step-${current}`} aria-labelledby="titolo-passo">
            {!hasRoom && <WizardGlance steps={steps} />}
            <div className="wz-step-head">
              <h2 id="titolo-passo" tabIndex={-1}>
                {title}
              </h2>
              {/* The table takes the room of the summary; what it begins with stays where other steps begin. */}
              {hasRoom && isTable && <WizardGlance />}
              <DossierMenu />
            </div>
            <StepErrorList />
            <SkippedStepAlert />
            <StepReturnNote step={current} />
            <StepSignatureNote step={current} />
            <Suspense fallback={<LoadingState label={TEXTS.openingStep} />}>
              <Page />
            </Suspense>
            {/* The last step has a bar of its own, with the sending. */}
            {current !== 'documentazione' && <StepActions />}
          </section>
          {hasRoom && !isTable && <DossierSummary hasButton={current !== 'beneficiario'} />}
        </div>
      </div>
      <ConflictAlert />
      <BeneficiaryChangesListener />
    </WizardNavigationContext>
  );
}

/** Why "Avanti" leads from the products back to a step that was jumped over. */
function SkippedStepAlert() {
  const { steps, current } = useWizardNavigationContext();
  const note = getSkippedStepNote(steps, current);
  return note === null ? null : <Alert type="info" showIcon title={note} />;
}
