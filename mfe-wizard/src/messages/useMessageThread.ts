import type { MessageThread } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export const messageThreadKey = (dossierId: number) => ['messages', dossierId] as const;
export const dossierDocumentsKey = (dossierId: number) => ['dossier-documents', dossierId] as const;

/** The other side may write at any moment. */
const POLL_INTERVAL_MS = 30_000;

/** The message thread of a dossier and its actions; every action returns the updated thread. */
export function useMessageThread(dossierId: number) {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: messageThreadKey(dossierId),
    queryFn: () => api.messages.of(dossierId),
    refetchInterval: POLL_INTERVAL_MS,
  });

  /** Says whether it went well; a failure is shown. */
  async function act(action: () => Promise<MessageThread>, failure: string): Promise<boolean> {
    setBusy(true);
    try {
      queries.setQueryData(messageThreadKey(dossierId), await action());
      await refreshAround();
      return true;
    } catch (error) {
      alerts.error(`${failure}\n${errorText(error)}`);
      void query.refetch();
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** Refreshes the documents and lists as well, because they show open requests. */
  async function refreshAround(): Promise<void> {
    await Promise.all(
      [['admin-dossier', dossierId], dossierDocumentsKey(dossierId), ['dossiers']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  }

  return {
    thread: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    busy,
    write: (text: string, attachment: File | null, key: string) =>
      act(
        () => api.messages.write(dossierId, { text, attachment }, key),
        'Il messaggio non è stato inviato.',
      ),
    ask: (itemId: number, text: string) =>
      act(() => api.messages.ask(dossierId, itemId, text), 'Il documento non è stato richiesto.'),
    revoke: (requestId: number) =>
      act(() => api.messages.revoke(dossierId, requestId), 'La richiesta non è stata ritirata.'),
    answer: (requestId: number, text: string) =>
      act(
        () => api.messages.answer(dossierId, requestId, text),
        'La risposta non è stata inviata.',
      ),
    markRead: async (lastId: number) => {
      await api.messages.markRead(dossierId, lastId);
      queries.setQueryData<MessageThread>(
        messageThreadKey(dossierId),
        (before) => before && { ...before, unread: 0 },
      );
      await queries.invalidateQueries({ queryKey: ['dossiers'] });
    },
    refresh: async () => {
      await Promise.all([query.refetch(), refreshAround()]);
    },
  };
}

export type MessageThreadState = ReturnType<typeof useMessageThread>;
