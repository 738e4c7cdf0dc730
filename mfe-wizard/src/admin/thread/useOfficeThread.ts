import { readData, type OfficeThreadDto } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { THREAD_TEXTS as TEXTS } from './texts.js';

export const officeThreadKey = (dossierId: number) => ['office-thread', dossierId] as const;

/** Colleagues may write at any moment. */
const POLL_INTERVAL_MS = 30_000;

export interface OfficeThreadState {
  office: OfficeThreadDto | undefined;
  error: Error | null;
  busy: boolean;
  retry: () => void;
  /** The actions answer whether they went well; a failure is shown. */
  addNote: (text: string, key: string) => Promise<boolean>;
  withdrawNote: (noteId: number) => Promise<boolean>;
}

/** Reads, adds and withdraws the notes of a dossier; for the back office alone. */
export function useOfficeThread(dossierId: number): OfficeThreadState {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const queryKey = officeThreadKey(dossierId);
  const path = { id: dossierId };
  const query = useQuery({
    queryKey,
    queryFn: () => readData(api.GET('/api/Module/notes/{id}', { params: { path } })),
    refetchInterval: POLL_INTERVAL_MS,
  });

  async function runAction(
    action: () => Promise<OfficeThreadDto>,
    { done, failure }: { done: string; failure: string },
  ): Promise<boolean> {
    setBusy(true);
    try {
      const office = await action();
      // A reading that began before would put the older notes in their place.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, office);
      alerts.success(done);
      return true;
    } catch (error) {
      alerts.error(`${failure}\n${errorText(error)}`);
      void query.refetch();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    office: query.data,
    error: query.error,
    busy,
    retry: () => void query.refetch(),
    addNote: (text, key) =>
      runAction(
        () =>
          readData(
            api.POST('/api/Module/notes/{id}', {
              params: { path, header: { 'Idempotency-Key': key } },
              body: { text },
            }),
          ),
        { done: TEXTS.saved, failure: TEXTS.notSaved },
      ),
    withdrawNote: (noteId) =>
      runAction(
        () =>
          readData(
            api.DELETE('/api/Module/notes/{id}/{noteId}', {
              params: { path: { ...path, noteId } },
            }),
          ),
        { done: TEXTS.withdrawn, failure: TEXTS.notWithdrawn },
      ),
  };
}
