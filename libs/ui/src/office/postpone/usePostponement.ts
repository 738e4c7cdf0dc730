import { ApiError, createIfMatch, readData } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listRevisions, offerUndo } from '../undo/index.js';
import type { PostponeDialogProps, PostponedDossier } from './postpone.types.js';
import { POSTPONE_TEXTS as TEXTS } from '../texts.js';

interface PostponementActions {
  /** Asks until when. */
  request: (dossiers: readonly PostponedDossier[]) => void;
  resume: (dossier: PostponedDossier) => Promise<void>;
  busy: boolean;
  dialog: PostponeDialogProps;
}

const QUERIES = ['dossiers', 'dossier-view-counts', 'admin-dossier', 'queue'] as const;

/** Puts dossiers off, offers to take that back, and takes one up again before its time. */
export function usePostponement(onPostponed: () => void = () => undefined): PostponementActions {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [dossiers, setDossiers] = useState<readonly PostponedDossier[] | null>(null);
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // A colleague came before: the note that was typed stays, and may be sent knowing that.
      const current = error instanceof ApiError ? error.current : undefined;
      if (current)
        setDossiers(
          (asked) => asked && asked.map((dossier) => ({ ...dossier, revision: current.revision })),
        );
      alerts.error(errorText(error));
    } finally {
      setBusy(false);
      for (const key of QUERIES) void queries.invalidateQueries({ queryKey: [key] });
    }
  }

  const postpone: PostponeDialogProps['onConfirm'] = ({ until, note, words }) =>
    void run(async () => {
      const { rows } = await readData(
        api.POST('/api/module/postpone', {
          params: { header: createIfMatch(dossiers?.[0]?.revision) },
          body: { ids: (dossiers ?? []).map(({ id }) => id), until, note },
        }),
      );
      setDossiers(null);
      const dossierIds = rows.flatMap(({ id, isDone }) => (isDone ? [id] : []));
      const refusal = rows.find(({ isDone }) => !isDone)?.message;
      if (refusal) alerts.error(refusal);
      if (dossierIds.length === 0) return;
      const text = describe(dossiers ?? [], dossierIds, words);
      offerUndo({ act: 'postpone', dossierIds, revisions: listRevisions(rows), text });
      onPostponed();
    });

  return {
    request: setDossiers,
    resume: ({ id, revision, subject }) =>
      run(async () => {
        const { rows } = await readData(
          api.POST('/api/module/resume', {
            params: { header: createIfMatch(revision) },
            body: { ids: [id] },
          }),
        );
        const refusal = rows[0]?.message;
        if (refusal) alerts.error(refusal);
        else alerts.success(TEXTS.resumed(subject));
      }),
    busy,
    dialog: { dossiers, busy, onCancel: () => setDossiers(null), onConfirm: postpone },
  };
}

function describe(
  dossiers: readonly PostponedDossier[],
  ids: readonly number[],
  words: string,
): string {
  const [first] = dossiers.filter(({ id }) => ids.includes(id));
  return ids.length === 1 && first
    ? TEXTS.onePostponed(first.subject, words)
    : TEXTS.somePostponed(ids.length, words);
}
