import {
  readData,
  type BulkResultDto,
  type DossierListItemDto,
  type SeenRevisionDto,
} from '@pratiche/api';
import { errorText, refetchActivity, useAlerts, useApi } from '@pratiche/ui';
import { listRevisions, offerUndo, useNotification } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DossierSelection } from './useDossierSelection.js';
import { BULK_TEXTS, formatCount } from './texts.js';

/** An act on several dossiers that did not go through for all of them. */
export interface BulkReport {
  /** "2 pratiche accettate su 5". */
  summary: string;
  refused: { id: number; message: string }[];
}

const ACCEPTED = BULK_TEXTS.accepted;
const RETURNED = BULK_TEXTS.returned;
const ASSIGNED = BULK_TEXTS.assigned;
const SELF_ASSIGNED = BULK_TEXTS.taken;
const UNASSIGNED = BULK_TEXTS.unassigned;

/** The revisions that the list shows, of the dossiers that an act is for. */
function listSeen(rows: readonly DossierListItemDto[], ids: Ids): SeenRevisionDto[] {
  const seen = new Map(rows.map(({ id, revision }) => [id, revision]));
  return ids.flatMap((id) => {
    const revision = seen.get(id);
    return revision === undefined ? [] : [{ id, revision }];
  });
}

/** Where no money moves, what was done can be taken back. */
const UNDOABLE = { accept: 'accept', take: 'assign', assign: 'assign', return: null } as const;

type Ids = readonly number[];

/** ": n. 12" of one dossier, which the notice leads back to. */
const ofSingle = (ids: Ids): string => (ids.length === 1 ? BULK_TEXTS.ofSingle(ids[0]) : '');

export interface BulkActions {
  /** The action under way. */
  busy: 'accept' | 'return' | 'take' | 'assign' | null;
  report: BulkReport | null;
  closeReport: () => void;
  /** @param isOpenConfirmed whether open requests were among what was asked about */
  acceptDossiers: (ids: Ids, isOpenConfirmed: boolean) => Promise<void>;
  returnDossiers: (ids: Ids, reason: string) => Promise<void>;
  assignToSelf: (ids: Ids) => Promise<void>;
  assignOperator: (ids: Ids, operatorId: number | null) => Promise<void>;
}

/** Acts on several dossiers, and says what went through, what did not and why. */
export function useBulkActions(
  ownId: number | null,
  selection: DossierSelection,
  shown: readonly DossierListItemDto[],
): BulkActions {
  const api = useApi();
  const alerts = useAlerts();
  const notify = useNotification();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<BulkActions['busy']>(null);
  const [report, setReport] = useState<BulkReport | null>(null);

  async function runBulkAction(
    name: NonNullable<BulkActions['busy']>,
    noun: { one: string; many: string },
    action: () => Promise<BulkResultDto>,
  ): Promise<void> {
    setBusy(name);
    try {
      const { rows } = await action();
      const dossierIds = rows.flatMap(({ id, isDone }) => (isDone ? [id] : []));
      const done = dossierIds.length;
      const act = UNDOABLE[name];
      const refused = rows.flatMap(({ id, isDone, message }) =>
        isDone ? [] : [{ id, message: message ?? '' }],
      );
      if (act !== null && done > 0)
        offerUndo({
          act,
          dossierIds,
          revisions: listRevisions(rows),
          text: `${formatCount(done, noun)}${ofSingle(dossierIds)}`,
        });
      else if (refused.length === 0) notify.success(formatCount(done, noun));
      if (refused.length > 0)
        setReport({ summary: BULK_TEXTS.doneOf(formatCount(done, noun), rows.length), refused });
      // Rows of other pages are not read again: what is known of them is no longer true.
      if (selection.isBeyondPage) selection.clearSelection();
    } catch (error) {
      alerts.error(errorText(error));
    } finally {
      setBusy(null);
      void refetchActivity();
      void queries.invalidateQueries({ queryKey: ['dossier-view-counts'] });
      await queries.invalidateQueries({ queryKey: ['dossiers'] });
    }
  }

  const withSeen = (ids: Ids) => ({
    ids: [...ids],
    revisions: listSeen([...selection.rows, ...shown], ids),
  });
  const assign = (ids: Ids, operatorId: number | null, onlyFree: boolean) => () =>
    readData(api.POST('/api/module/assign', { body: { ...withSeen(ids), operatorId, onlyFree } }));

  return {
    busy,
    report,
    closeReport: () => setReport(null),
    acceptDossiers: (ids, isOpenConfirmed) =>
      runBulkAction('accept', ACCEPTED, () =>
        readData(api.POST('/api/module/accept', { body: { ...withSeen(ids), isOpenConfirmed } })),
      ),
    returnDossiers: (ids, reason) =>
      runBulkAction('return', RETURNED, () =>
        readData(api.POST('/api/module/return', { body: { ...withSeen(ids), reason } })),
      ),
    assignToSelf: (ids) =>
      ownId === null
        ? Promise.resolve()
        : runBulkAction('take', SELF_ASSIGNED, assign(ids, ownId, true)),
    assignOperator: (ids, operatorId) =>
      runBulkAction(
        'assign',
        operatorId === null ? UNASSIGNED : ASSIGNED,
        assign(ids, operatorId, false),
      ),
  };
}
