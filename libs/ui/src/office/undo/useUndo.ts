import { readData } from '@pratiche/api';
import { errorText, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { undoStore, type UndoOffer } from './undo-store.js';
import { UNDO_TEXTS } from './texts.js';

const QUERIES = [
  'dossiers',
  'dossier-view-counts',
  'admin-dossier',
  'queue',
  'dossier-history',
] as const;

/** Takes back what is offered, and says what became of it. */
export function useUndo(): (offer: UndoOffer) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  return async ({ id, act, dossierIds, revisions, phase }) => {
    if (phase !== 'offered') return;
    undoStore.updateOffer(id, { phase: 'busy' });
    try {
      const { rows } = await readData(
        api.POST('/api/module/undo', {
          body: { act, ids: [...dossierIds], ...(revisions && { revisions: [...revisions] }) },
        }),
      );
      undoStore.updateOffer(id, describeUndo(act, rows));
    } catch (error) {
      undoStore.updateOffer(id, { phase: 'failed', text: errorText(error) });
    }
    for (const key of QUERIES) void queries.invalidateQueries({ queryKey: [key] });
  };
}

interface UndoneRow {
  id: number;
  isDone: boolean;
  message: string | null;
}

/** Says what was taken back; of several, how many were and why not the others. */
export function describeUndo(
  act: UndoOffer['act'],
  rows: readonly UndoneRow[],
): Pick<UndoOffer, 'phase' | 'text'> {
  const done = rows.filter(({ isDone }) => isDone);
  const refusal = rows.find(({ isDone }) => !isDone)?.message ?? null;
  const what = UNDO_TEXTS.undone[act];
  if (rows.length === 1 && done[0])
    return { phase: 'undone', text: UNDO_TEXTS.oneAsBefore(what, done[0].id) };
  if (refusal === null)
    return { phase: 'undone', text: UNDO_TEXTS.someAsBefore(what, done.length) };
  return {
    phase: 'failed',
    text: done.length === 0 ? refusal : UNDO_TEXTS.notAll(what, done.length, rows.length, refusal),
  };
}
