import type { DossierForm } from '@pratiche/domain';
import { CompactStepper, LoadingState, PageHeader, type Step } from '@pratiche/ui';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictDialog } from '../wizard/ConflictDialog.js';
import { useDossier } from '../wizard/context.js';
import { ErrorList } from '../wizard/ErrorList.js';
import { NavigationContext } from '../wizard/navigation-context.js';
import { Notes } from '../wizard/Notes.js';
import { SaveLine } from '../wizard/SaveLine.js';
import { STEP_PAGES } from '../wizard/step-pages.js';
import { useKeys } from '../wizard/useKeys.js';
import { useWizardNavigation } from '../wizard/useWizardNavigation.js';
import { BeneficiaryActions } from './BeneficiaryActions.js';
import { TITLE } from './title.js';

/** The six steps of the customer, with the same fields and rules as the fitter's. */
export function BeneficiarySteps({ token }: { token: string }) {
  const session = useDossier();
  useForm<DossierForm>({ ...session.form.options, formControl: session.form.formControl });
  const navigation = useWizardNavigation();
  const { steps, current, open, next, back } = navigation;
  useKeys({ next, back, save: () => void session.flush() });

  const Page = STEP_PAGES[current];
  const marks: Step[] = steps.map(({ id, title, complete }) => ({
    key: id,
    label: title,
    complete,
    state: id === current ? 'now' : complete ? 'done' : 'open',
  }));
  const select = (key: string) => {
    const step = steps.find(({ id }) => id === key);
    if (step) open(step.id);
  };
  return (
    <NavigationContext value={navigation}>
      <PageHeader title={TITLE} />
      <Notes />
      <div className="wz-compact">
        <CompactStepper label="I tuoi passi" steps={marks} onSelect={select} />
      </div>
      <section className={`wz-step wz-step-${current}`} aria-labelledby="titolo-passo">
        <SaveLine />
        <h2 id="titolo-passo" tabIndex={-1}>
          {steps.find(({ id }) => id === current)?.title}
        </h2>
        <ErrorList />
        <Suspense fallback={<LoadingState label="Apertura del passo…" />}>
          <Page />
        </Suspense>
        <BeneficiaryActions token={token} />
      </section>
      <ConflictDialog />
    </NavigationContext>
  );
}
