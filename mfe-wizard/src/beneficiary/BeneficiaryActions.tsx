import { Button, useAlerts, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { focusUnparsedField } from '../form/field-focus.js';
import { useWizardNavigationContext } from '../form/wizard-navigation-context.js';
import { createLinkSigningServer } from '../signing/signing-server.js';
import { hasPapersToSign } from './papers-to-sign.js';
import { isLinkRefused } from './beneficiary-server.js';
import { beneficiaryErrorText } from './beneficiary-error.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';

/**
 * Indietro, Avanti and the final button; a customer with missing values can continue after a
 * warning.
 */
export function BeneficiaryActions({ token }: { token: string }) {
  const session = useDossierSession();
  const api = useApi();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { steps, current, openStep, goToNextStep, goToPreviousStep } = useWizardNavigationContext();
  const isRefused = useDossierState((state) => state.refusedStep === current);
  const [isFinishing, setFinishing] = useState(false);
  const index = steps.findIndex(({ id }) => id === current);
  const following = steps[index + 1] ?? null;
  const mayGoWithout = isRefused && (steps[index]?.errors.length ?? 0) > 0;

  async function finish() {
    if (focusUnparsedField()) return;
    setFinishing(true);
    try {
      if (!(await session.flush())) {
        // If another user changed the same values, the conflict dialog opens: nothing has failed.
        if (session.store.get().conflicts === null) alerts.error(TEXTS.lastNotSaved);
        return;
      }
      await api.POST('/api/Module/finishByBeneficiary/{token}', { params: { path: { token } } });
      void navigate({
        search: (await hasPapersToSign(client, createLinkSigningServer(api, token)))
          ? 'firma=tutti'
          : 'fine=1',
      });
      window.scrollTo({ top: 0 });
    } catch (error) {
      if (isLinkRefused(error)) void navigate('/edit-beneficiary/error', { replace: true });
      else alerts.error(beneficiaryErrorText(error));
    } finally {
      setFinishing(false);
    }
  }

  const goOn = () => {
    if (following === null) return void finish();
    void session.flush();
    openStep(following.id);
  };
  const end = () => {
    if (session.computeCurrentSteps()[index]?.errors.length) goToNextStep();
    else void finish();
  };

  return (
    <div className="wz-actions">
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
      {following ? (
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
