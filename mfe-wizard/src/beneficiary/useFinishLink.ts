import { useAlerts, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDossierSession } from '../form/dossier-session-context.js';
import { focusUnparsedField } from '../form/field-focus.js';
import { createLinkSigningServer } from '../signing/signing-server.js';
import { hasPapersToSign } from './papers-to-sign.js';
import { isLinkRefused } from './beneficiary-server.js';
import { beneficiaryErrorText } from './beneficiary-error.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';

/** Ends the customer's part: saves it, tells the company, and goes on to the signature or the thanks. */
export function useFinishLink(token: string): {
  isFinishing: boolean;
  finish: () => Promise<void>;
} {
  const session = useDossierSession();
  const api = useApi();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isFinishing, setFinishing] = useState(false);

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

  return { isFinishing, finish };
}
