import type { MessageThread } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export const messageThreadKey = (dossierId: number) => ['messages', dossierId] as const;
export const dossierDocumentsKey = (dossierId: number) => ['dossier-documents', dossierId] as const;

/** The other side may write at any moment. */
const POLL_INTERVAL_MS = 30_000;

export interface MessageThreadState {
  thread: MessageThread | undefined;
  error: Error | null;
  busy: boolean;
  retryThread: () => void;
  /** The actions answer whether they went well; a failure is shown. */
  sendMessage: (text: string, attachment: File | null, key: string) => Promise<boolean>;
  requestDocument: (itemId: number, text: string) => Promise<boolean>;
  revokeDocumentRequest: (requestId: number) => Promise<boolean>;
  answerDocumentRequest: (requestId: number, text: string) => Promise<boolean>;
  markThreadRead: (lastId: number) => Promise<void>;
  refetchThread: () => Promise<void>;
}

/** The message thread of a dossier and its actions; every action reads the updated thread. */
export function useMessageThread(dossierId: number): MessageThreadState {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: messageThreadKey(dossierId),
    queryFn: () => api.messages.of(dossierId),
    refetchInterval: POLL_INTERVAL_MS,
  });

  async function runThreadAction(
    action: () => Promise<MessageThread>,
    failure: string,
  ): Promise<boolean> {
    setBusy(true);
    try {
      queries.setQueryData(messageThreadKey(dossierId), await action());
      await invalidateRelatedQueries();
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
  async function invalidateRelatedQueries(): Promise<void> {
    await Promise.all(
      [['admin-dossier', dossierId], dossierDocumentsKey(dossierId), ['dossiers']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  }

  return {
    thread: query.data,
    error: query.error,
    retryThread: () => void query.refetch(),
    busy,
    sendMessage: (text, attachment, key) =>
      runThreadAction(
        () => api.messages.write(dossierId, { text, attachment }, key),
        'Il messaggio non è stato inviato.',
      ),
    requestDocument: (itemId, text) =>
      runThreadAction(
        () => api.messages.ask(dossierId, itemId, text),
        'Il documento non è stato richiesto.',
      ),
    revokeDocumentRequest: (requestId) =>
      runThreadAction(
        () => api.messages.revoke(dossierId, requestId),
        'La richiesta non è stata ritirata.',
      ),
    answerDocumentRequest: (requestId, text) =>
      runThreadAction(
        () => api.messages.answer(dossierId, requestId, text),
        'La risposta non è stata inviata.',
      ),
    markThreadRead: async (lastId) => {
      await api.messages.markRead(dossierId, lastId);
      queries.setQueryData<MessageThread>(
        messageThreadKey(dossierId),
        (before) => before && { ...before, unread: 0 },
      );
      await queries.invalidateQueries({ queryKey: ['dossiers'] });
    },
    refetchThread: async () => {
      await Promise.all([query.refetch(), invalidateRelatedQueries()]);
    },
  };
}
