import { Button, useOnlineStatus } from '@pratiche/ui';
import { useLocation, useNavigate } from 'react-router';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { focusUnparsedField } from '../form/field-focus.js';
import { useWizardNavigationContext } from '../form/wizard-navigation-context.js';
import { SUMMARY_SEARCH, type SummaryOrigin } from './summary-address.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';
import { useFinishLink } from './useFinishLink.js';

/**
 * Indietro, Avanti and the final button; a customer with missing values can continue after a
 * warning.
 */
export function BeneficiaryActions({ token }: { token: string }) {
  const session = useDossierSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: SummaryOrigin | null };
  const { steps, current, openStep, goToNextStep, goToPreviousStep } = useWizardNavigationContext();
  const isRefused = useDossierState(({ refusedStep }) => refusedStep === current);
  const isOnline = useOnlineStatus();
  const { isFinishing, finish } = useFinishLink(token);
  const index = steps.findIndex(({ id }) => id === current);
  const following = steps[index + 1] ?? null;
  const mayGoWithout = isRefused && (steps[index]?.errors.length ?? 0) > 0;

  const goOn = () => {
    if (following === null) return void finish();
    void session.flush();
    openStep(following.id);
  };
  const isWrong = () => (session.computeCurrentSteps()[index]?.errors.length ?? 0) > 0;
  const end = () => {
    if (isWrong()) goToNextStep();
    else void finish();
  };
  const returnToSummary = () => {
    if (isWrong()) return goToNextStep();
    if (focusUnparsedField()) return;
    void session.flush();
    session.refreshStepView();
    void navigate({ search: SUMMARY_SEARCH });
  };

  return (
    <div className="wz-actions">
      {/* The note on top says it on every screen; on a phone it is out of sight while typing. */}
      {!isOnline && (
        <p className="wz-no-network" aria-hidden="true">
          {TEXTS.withoutNetwork}
        </p>
      )}
      {/* The hint is in the bar, because on a phone the text below the field is out of sight. */}
      {mayGoWithout && (
        <p id="wz-without" className="wz-without">
          {TEXTS.withoutData}
        </p>
      )}
      <Button onClick={goToPreviousStep} disabled={index <= 0}>
        {TEXTS.back}
      </Button>
      {mayGoWithout && (
        <Button onClick={goOn} aria-describedby="wz-without">
          {following ? TEXTS.goOnWithout : TEXTS.finishWithout}
        </Button>
      )}
      {state?.isFromSummary ? (
        <Button type="primary" onClick={returnToSummary}>
          {TEXTS.toSummary}
        </Button>
      ) : following ? (
        <Button type="primary" onClick={goToNextStep}>
          {TEXTS.next}
        </Button>
      ) : (
        <Button type="primary" onClick={end} loading={isFinishing}>
          {TEXTS.finished}
        </Button>
      )}
    </div>
  );
}
