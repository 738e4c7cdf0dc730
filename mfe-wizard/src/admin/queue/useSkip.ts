import { readData } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminDossierKey } from '../queries/useAdminDossier.js';
import type { Queue } from './useQueue.js';
import { KEPT_WITH_ADDRESS } from './useShownDossier.js';
import { QUEUE_TEXTS } from './texts.js';
import type { SkipAnswer } from './SkipDialog.js';

/** Goes on to the next dossier, and asks first why this one is left where nothing was done with it. */
export function useSkip(dossierId: number, queue: Queue) {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const goNext = async (): Promise<void> => {
    if ((await queue.goNext()) === 'reason-missing') setAsking(true);
  };

  const answer = async (given: SkipAnswer): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await readData(api.POST('/api/Module/queue/skips', { body: { id: dossierId, ...given } }));
      setAsking(false);
      void queries.invalidateQueries({ queryKey: adminDossierKey(dossierId) });
      await queue.goNext();
    } catch (error) {
      alerts.error(QUEUE_TEXTS.nextFailed(errorText(error)), KEPT_WITH_ADDRESS);
    } finally {
      setBusy(false);
    }
  };

  return { isAsking, busy, goNext, answer, cancel: () => setAsking(false) };
}
