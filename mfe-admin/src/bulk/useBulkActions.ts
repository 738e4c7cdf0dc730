import { readData, type BulkResultDto } from '@pratiche/api';
import { errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** An act on several dossiers that did not go through for all of them. */
export interface BulkReport {
  /** "2 pratiche accettate su 5". */
  summary: string;
  refused: { id: number; message: string }[];
}

const formatCount = (count: number, { one, many }: { one: string; many: string }) =>
  `${count} ${count === 1 ? one : many}`;

const ACCEPTED = { one: 'pratica accettata', many: 'pratiche accettate' };
const ASSIGNED = { one: 'pratica assegnata', many: 'pratiche assegnate' };
const SELF_ASSIGNED = { one: 'pratica presa in carico', many: 'pratiche prese in carico' };
const UNASSIGNED = { one: 'pratica senza più operatore', many: 'pratiche senza più operatore' };

export interface BulkActions {
  /** The action under way. */
  busy: 'accept' | 'take' | 'assign' | null;
  report: BulkReport | null;
  closeReport: () => void;
  acceptDossiers: (ids: readonly number[]) => Promise<void>;
  assignToSelf: (ids: readonly number[]) => Promise<void>;
  assignOperator: (ids: readonly number[], operatorId: number | null) => Promise<void>;
}

/** Accepts and assigns several dossiers, and says what went through, what did not and why. */
export function useBulkActions(ownId: number | null): BulkActions {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [busy, setBusy] = useState<BulkActions['busy']>(null);
  const [report, setReport] = useState<BulkReport | null>(null);

  async function runBulkAction(
    name: BulkActions['busy'],
    noun: { one: string; many: string },
    action: () => Promise<BulkResultDto>,
  ): Promise<void> {
    setBusy(name);
    try {
      const { rows } = await action();
      const done = rows.filter(({ isDone }) => isDone).length;
      const refused = rows.flatMap(({ id, isDone, message }) =>
        isDone ? [] : [{ id, message: message ?? '' }],
      );
      if (refused.length === 0) alerts.success(formatCount(done, noun));
      else setReport({ summary: `${formatCount(done, noun)} su ${rows.length}`, refused });
    } catch (error) {
      alerts.error(errorText(error));
    } finally {
      setBusy(null);
      await queries.invalidateQueries({ queryKey: ['dossiers'] });
    }
  }

  async function acceptDossiers(ids: readonly number[]): Promise<void> {
    const title =
      ids.length === 1
        ? 'Accettare la pratica scelta?'
        : `Accettare le ${ids.length} pratiche scelte?`;
    if (
      await confirm({
        title,
        text: 'Se ne occupa poi chi accetta. Una pratica accettata non torna «Inviata».',
        confirmLabel: 'Accetta',
      })
    )
      await runBulkAction('accept', ACCEPTED, () =>
        readData(api.POST('/api/module/accept', { body: { ids: [...ids] } })),
      );
  }

  return {
    busy,
    report,
    closeReport: () => setReport(null),
    acceptDossiers,
    assignToSelf: (ids) =>
      ownId === null
        ? Promise.resolve()
        : runBulkAction('take', SELF_ASSIGNED, () =>
            readData(
              api.POST('/api/module/assign', {
                body: { ids: [...ids], operatorId: ownId, onlyFree: true },
              }),
            ),
          ),
    assignOperator: (ids, operatorId) =>
      runBulkAction('assign', operatorId === null ? UNASSIGNED : ASSIGNED, () =>
        readData(
          api.POST('/api/module/assign', { body: { ids: [...ids], operatorId, onlyFree: false } }),
        ),
      ),
  };
}
