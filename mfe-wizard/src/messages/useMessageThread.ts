import { type ApiClient, type MessageThreadDto, readData, toFormData } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { errorText, refetchActivity, useAlerts, useApi, useSession } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';

export const messageThreadKey = (dossierId: number) => ['messages', dossierId] as const;
export const dossierDocumentsKey = (dossierId: number) => ['dossier-documents', dossierId] as const;

/** The other side may write at any moment. */
const POLL_INTERVAL_MS = 30_000;

export interface MessageThreadState {
  thread: MessageThreadDto | undefined;
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
  const calls = useMemo(() => createMessageCalls(api, dossierId), [api, dossierId]);
  const alerts = useAlerts();
  const { user } = useSession();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: messageThreadKey(dossierId),
    queryFn: calls.readThread,
    refetchInterval: POLL_INTERVAL_MS,
  });

  async function runThreadAction(
    action: () => Promise<MessageThreadDto>,
    { done, failure }: { done: string; failure: string },
  ): Promise<boolean> {
    setBusy(true);
    try {
      const thread = await action();
      // A reading that began before would put the older thread in its place.
      await queries.cancelQueries({ queryKey: messageThreadKey(dossierId) });
      queries.setQueryData(messageThreadKey(dossierId), thread);
      await invalidateRelatedQueries();
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
    sendMessage: (...message) =>
      runThreadAction(() => calls.sendMessage(...message), {
        done: TEXTS.sent,
        failure: TEXTS.notSent,
      }),
    requestDocument: (...request) =>
      runThreadAction(() => calls.requestDocument(...request), {
        done: TEXTS.requested,
        failure: TEXTS.notRequested,
      }),
    revokeDocumentRequest: (requestId) =>
      runThreadAction(() => calls.revokeRequest(requestId), {
        done: TEXTS.withdrawn,
        failure: TEXTS.notWithdrawn,
      }),
    answerDocumentRequest: (...answer) =>
      runThreadAction(() => calls.answerRequest(...answer), {
        done: TEXTS.answerSent,
        failure: TEXTS.answerNotSent,
      }),
    markThreadRead: async (lastId) => {
      await calls.markRead(lastId);
      queries.setQueryData<MessageThreadDto>(
        messageThreadKey(dossierId),
        (before) => before && { ...before, unread: 0 },
      );
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['dossiers'] }),
        // The number in the menu of the back office.
        user !== null && isBackOffice(user.role) ? refetchActivity() : null,
      ]);
    },
    refetchThread: async () => {
      await Promise.all([query.refetch(), invalidateRelatedQueries()]);
    },
  };
}

/** The calls of a dossier's messages; all but `markRead` answer the whole thread. */
interface MessageCalls {
  readThread: () => Promise<MessageThreadDto>;
  sendMessage: (text: string, attachment: File | null, key: string) => Promise<MessageThreadDto>;
  requestDocument: (itemId: number, text: string) => Promise<MessageThreadDto>;
  revokeRequest: (requestId: number) => Promise<MessageThreadDto>;
  answerRequest: (requestId: number, text: string) => Promise<MessageThreadDto>;
  markRead: (lastId: number) => Promise<unknown>;
}

function createMessageCalls(api: ApiClient, id: number): MessageCalls {
  const params = { path: { id } };
  const forRequest = (requestId: number) => ({ path: { id, requestId } });
  return {
    readThread: () => readData(api.GET('/api/Module/messages/{id}', { params })),
    sendMessage: (text, attachment, key) =>
      readData(
        api.POST('/api/Module/messages/{id}', {
          params: { ...params, header: { 'Idempotency-Key': key } },
          body: { text, ...(attachment === null ? {} : { attachedFile: attachment }) },
          bodySerializer: toFormData,
        }),
      ),
    requestDocument: (itemId, text) =>
      readData(api.POST('/api/Module/documentRequests/{id}', { params, body: { itemId, text } })),
    revokeRequest: (requestId) =>
      readData(
        api.DELETE('/api/Module/documentRequests/{id}/{requestId}', {
          params: forRequest(requestId),
        }),
      ),
    answerRequest: (requestId, text) =>
      readData(
        api.POST('/api/Module/documentRequests/{id}/{requestId}/answer', {
          params: forRequest(requestId),
          body: { text },
        }),
      ),
    markRead: (lastId) => api.POST('/api/Module/messages/{id}/read', { params, body: { lastId } }),
  };
}
