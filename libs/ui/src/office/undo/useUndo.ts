import { readData } from '@pratiche/api';
import { errorText, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { undoStore, type UndoOffer } from './undo-store.js';

const UNDONE_TEXTS: Readonly<Record<UndoOffer['act'], string>> = {
  accept: 'Accettazione annullata',
  assign: 'Assegnazione annullata',
  postpone: 'Rinvio annullato',
};

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
  return async ({ id, act, dossierIds, phase }) => {
    if (phase !== 'offered') return;
    undoStore.updateOffer(id, { phase: 'busy' });
    try {
      const { rows } = await readData(
        api.POST('/api/module/undo', { body: { act, ids: [...dossierIds] } }),
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
  const what = UNDONE_TEXTS[act];
  if (rows.length === 1 && done[0])
    return { phase: 'undone', text: `${what}: pratica ${done[0].id} com’era prima.` };
  if (refusal === null)
    return { phase: 'undone', text: `${what}: ${done.length} pratiche com’erano prima.` };
  return {
    phase: 'failed',
    text: done.length === 0 ? refusal : `${what} per ${done.length} di ${rows.length}. ${refusal}`,
  };
}
