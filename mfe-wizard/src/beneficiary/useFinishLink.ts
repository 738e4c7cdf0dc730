import { useAlerts, useApi } from '@pratiche/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDossierSession } from '../form/dossier-session-context.js';
import { focusUnparsedField } from '../form/field-focus.js';
import { createLinkSigningServer, type SigningServer } from '../signing/signing-server.js';
import { isLinkRefused } from './beneficiary-server.js';
import { beneficiaryErrorText } from './beneficiary-error.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';
import { isToSign } from '../signing/paper-state.js';

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

/** The step "Firma" comes after the data; where the papers cannot be read, the page of thanks says more. */
async function hasPapersToSign(
  client: QueryClient,
  { key, listPapers }: SigningServer,
): Promise<boolean> {
  const papers = await client.fetchQuery({ queryKey: key, queryFn: listPapers }).catch(() => null);
  return papers?.papers.some(isToSign) ?? false;
}
