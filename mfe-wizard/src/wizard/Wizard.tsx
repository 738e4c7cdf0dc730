import type { DossierForm } from '@pratiche/domain';
import { CompactStepper, LoadingState, PageHeader, Stepper, type Step } from '@pratiche/ui';
import { Suspense, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ClientNews } from '../send-to-client/ClientNews.js';
import { ConflictDialog } from './ConflictDialog.js';
import { useDossier, useDossierState } from './context.js';
import { DeadlineLine } from './DeadlineLine.js';
import { DossierMenu } from './DossierMenu.js';
import { ErrorList } from './ErrorList.js';
import { JumpNote } from './JumpNote.js';
import { NavigationContext } from './navigation-context.js';
import { Notes } from './Notes.js';
import { SaveLine } from './SaveLine.js';
import { useHasColumns, useHasSummary } from './room.js';
import { preloadSteps, STEP_PAGES } from './step-pages.js';
import { StepActions } from './StepActions.js';
import { useDocumentStates } from '../steps/documentazione/useDocumentStates.js';
import { Summary } from './Summary.js';
import { useKeys } from './useKeys.js';
import { useWizardNavigation } from './useWizardNavigation.js';

const STEPS_LABEL = 'Passi della pratica';

/** The wizard around the step that is open. */
export function Wizard() {
  const session = useDossier();
  useForm<DossierForm>({ ...session.form.options, formControl: session.form.formControl });
  const navigation = useWizardNavigation();
  const { steps, current, open, next, back } = navigation;
  const isNew = useDossierState((state) => state.id === null);
  const isWide = useHasColumns();
  const hasSummary = useHasSummary();
  useDocumentStates();
  useKeys({ next, back, save: () => void session.flush() });
  useEffect(() => preloadSteps(), []);

  const Page = STEP_PAGES[current];
  const marks: Step[] = steps.map(({ id, title, complete, reachable, lockedReason }) => ({
    key: id,
    label: title,
    complete,
    state: id === current ? 'now' : !reachable ? 'locked' : complete ? 'done' : 'open',
    reason: lockedReason ?? undefined,
  }));
  const select = (key: string) => {
    const step = steps.find(({ id }) => id === key);
    if (step) open(step.id);
  };
  const title = steps.find(({ id }) => id === current)?.title ?? '';

  return (
    <NavigationContext value={navigation}>
      <div className="wz">
        <PageHeader title={isNew ? 'Crea nuova pratica' : 'Modifica bozza'} />
        <Notes />
        <div className="wz-columns">
          {isWide ? (
            <div className="wz-steps">
              <Stepper label={STEPS_LABEL} steps={marks} onSelect={select} />
            </div>
          ) : (
            <div className="wz-compact">
              <CompactStepper label={STEPS_LABEL} steps={marks} onSelect={select} />
            </div>
          )}
          <section className={`wz-step wz-step-${current}`} aria-labelledby="titolo-passo">
            {(!hasSummary || current === 'manufatti') && (
              <div className="wz-glance">
                <SaveLine />
                <DeadlineLine />
              </div>
            )}
            <div className="wz-step-head">
              <h2 id="titolo-passo" tabIndex={-1}>
                {title}
              </h2>
              <DossierMenu />
            </div>
            <ErrorList />
            <JumpNote />
            <Suspense fallback={<LoadingState label="Apertura del passo…" />}>
              <Page />
            </Suspense>
            <StepActions />
          </section>
          {hasSummary && current !== 'manufatti' && <Summary />}
        </div>
      </div>
      <ConflictDialog />
      <ClientNews />
    </NavigationContext>
  );
}
