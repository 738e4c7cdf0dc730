import { readData } from '@pratiche/api';
import { useAlerts, useApi } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { useHasCustomerSigned } from './useHasCustomerSigned.js';
import { LINK_TEXTS } from './texts.js';
import { useBeneficiaryLink } from './useBeneficiaryLink.js';

/**
 * Merges the values that the customer saves while the fitter has the dossier open: different fields
 * are merged, conflicting fields open a dialog. Where the customer has signed, or has finished and may
 * have, half a value that was saved while it was typed would end the signature.
 */
export function BeneficiaryChangesListener() {
  const session = useDossierSession();
  const api = useApi();
  const alerts = useAlerts();
  const id = useDossierState((state) => state.id);
  const { link } = useBeneficiaryLink(id);
  const savedAt = link?.savedAt ?? null;
  const hasFinished = typeof link?.finishedAt === 'string';
  const hasSigned = useHasCustomerSigned(id, link);
  const isHeld = hasFinished || hasSigned;
  const seen = useRef<string | null | undefined>(undefined);

  useEffect(() => session.holdTyping(isHeld), [session, isHeld]);

  useEffect(() => {
    if (id === null || link === null) return;
    const isNews = seen.current !== undefined && savedAt !== null && savedAt !== seen.current;
    seen.current = savedAt;
    if (!isNews) return;
    void readData(api.GET('/api/Module/{id}', { params: { path: { id } } }))
      .then((stored) => {
        if (stored.version <= (session.storedVersion ?? 0)) return;
        session.mergeStoredDossier(stored);
        alerts.success(LINK_TEXTS.saved);
      })
      .catch(() => {
        // The next save finds out by itself.
      });
  }, [id, link, savedAt, api, session, alerts]);

  return null;
}
