import { readData } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { listRevisions, offerUndo } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runDossierAct } from '../queries/useAdminDossier.js';
import { OPERATOR_TEXTS } from './texts.js';

export interface Assignment {
  busy: boolean;
  /** Only while it has no operator: two operators may press at once. */
  takeDossier: (ownId: number) => Promise<void>;
  /** `null` takes the operator away. */
  assignDossier: (operatorId: number | null) => Promise<void>;
}

/** Assigns the open dossier; what the server refuses is shown, and the dossier read again. */
export function useAssignment(dossierId: number): Assignment {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function assign(operatorId: number | null, onlyFree: boolean, done: string): Promise<void> {
    setBusy(true);
    try {
      const { rows } = await runDossierAct(queries, dossierId, (header) =>
        readData(
          api.POST('/api/module/assign', {
            params: { header },
            body: { ids: [dossierId], operatorId, onlyFree },
          }),
        ),
      );
      const refusal = rows.find(({ isDone }) => !isDone)?.message;
      const revisions = listRevisions(rows);
      if (refusal) alerts.error(refusal);
      else offerUndo({ act: 'assign', dossierIds: [dossierId], revisions, text: done });
    } catch (error) {
      alerts.error(errorText(error));
    } finally {
      setBusy(false);
    }
    await queries.invalidateQueries({ queryKey: ['dossiers'] });
  }

  return {
    busy,
    takeDossier: (ownId) => assign(ownId, true, OPERATOR_TEXTS.taken(dossierId)),
    assignDossier: (operatorId) =>
      assign(
        operatorId,
        false,
        operatorId === null
          ? OPERATOR_TEXTS.released(dossierId)
          : OPERATOR_TEXTS.assigned(dossierId),
      ),
  };
}
