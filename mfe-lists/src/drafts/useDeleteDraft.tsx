import type { DossierListItemDto } from '@pratiche/api';
import { errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftLoss } from './DraftLoss.js';
import { DRAFTS_TEXTS as TEXTS } from './texts.js';

/** For how long a deletion can be taken back. */
const UNDO_MS = 30_000;

export interface DraftDeletion {
  /** Number of the draft being deleted. */
  deleting: number | null;
  deleteDraft: (dossier: DossierListItemDto) => void;
}

/** Deletes a draft after asking, and offers to take it back. */
export function useDeleteDraft(): DraftDeletion {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState<number | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: ['dossiers'] });

  async function restoreDraft(id: number) {
    try {
      await api.POST('/api/Module/restore/{id}', { params: { path: { id } } });
      alerts.success(TEXTS.restored(id));
    } catch (error) {
      alerts.error(errorText(error));
    }
    await reload();
  }

  async function confirmAndDelete({ id, client }: DossierListItemDto) {
    const sure = await confirm({
      title: TEXTS.deleteQuestion,
      text: <DraftLoss id={id} client={client} />,
      confirmLabel: TEXTS.delete,
      danger: true,
    });
    if (!sure) return;
    setDeleting(id);
    try {
      await api.DELETE('/api/Module/{id}', { params: { path: { id } } });
      alerts.success(TEXTS.deleted(id), {
        durationMs: UNDO_MS,
        action: { label: TEXTS.undo, onClick: () => void restoreDraft(id), isFocused: true },
      });
    } catch (error) {
      alerts.error(TEXTS.deleteFailed(errorText(error)));
    } finally {
      setDeleting(null);
    }
    await reload();
  }

  return { deleting, deleteDraft: (dossier) => void confirmAndDelete(dossier) };
}
