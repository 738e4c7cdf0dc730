import { readData, type AdminDossierDto } from '@pratiche/api';
import { isStatusCode } from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { offerUndo } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAllRules } from '../../form/useAllRules.js';
import { listStatusActions } from '../panels/status-actions.js';
import { adminDossierKey, settleSeenHeader } from '../queries/useAdminDossier.js';
import { KEPT_WITH_ADDRESS } from './useShownDossier.js';
import { QUEUE_TEXTS } from './texts.js';

export interface Acceptance {
  /** The dossier can be accepted as it stands. */
  isPossible: boolean;
  busy: boolean;
  /**
   * @param isOpenConfirmed whether open requests were among what the operator was asked about
   * @returns whether it was accepted; a failure is shown
   */
  accept: (isOpenConfirmed: boolean) => Promise<boolean>;
  /** After an acceptance: the page stays, and shows what became of the dossier. */
  stay: () => void;
  /** After an acceptance: another dossier is opened, and this one is read again when it is next wanted. */
  leave: () => void;
}

/** Accepts a dossier, and offers to take that back on whatever page comes next. */
export function useAcceptance(
  dossier: AdminDossierDto,
  subject: string,
  settleChecks: () => Promise<unknown>,
): Acceptance {
  const api = useApi();
  const alerts = useAlerts();
  const rules = useAllRules();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { code } = dossier.status;
  const step = useMemo(
    () =>
      isStatusCode(code)
        ? listStatusActions(
            { status: code, form: dossier, adminFiles: dossier.adminFiles, openRequests: 0 },
            rules,
          ).find(({ to }) => to === 'ACCEPTED')
        : undefined,
    [code, dossier, rules],
  );

  const readAgain = (refetchType: 'active' | 'none'): void => {
    void queries.invalidateQueries({ queryKey: adminDossierKey(dossier.id), refetchType });
    void queries.invalidateQueries({ queryKey: ['dossiers'] });
  };
  const stay = (): void => {
    setBusy(false);
    readAgain('active');
  };
  const leave = (): void => {
    setBusy(false);
    readAgain('none');
  };

  const accept = async (isOpenConfirmed: boolean): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await settleChecks();
      const { revision } = await readData(
        api.PATCH('/api/module/updateModuleStatus', {
          params: { header: await settleSeenHeader(queries, dossier.id, dossier.revision) },
          body: { id: dossier.id, status: { code: 'ACCEPTED' }, isOpenConfirmed },
        }),
      );
      offerUndo({
        act: 'accept',
        dossierIds: [dossier.id],
        revisions: [{ id: dossier.id, revision }],
        text: QUEUE_TEXTS.nowInStatus(subject, rules.getStatus('ACCEPTED').name),
      });
      return true;
    } catch (error) {
      alerts.error(QUEUE_TEXTS.statusFailed(errorText(error)), KEPT_WITH_ADDRESS);
      stay();
      return false;
    }
  };
  return { isPossible: step !== undefined && step.blocked === null, busy, accept, stay, leave };
}
