import { readData, toFormData, type ApiClient, type MessageThreadDto } from '@pratiche/api';

/** The calls of a dossier's messages; all but `markRead` answer the whole thread. */
export interface MessageCalls {
  readThread: () => Promise<MessageThreadDto>;
  sendMessage: (text: string, attachment: File | null, key: string) => Promise<MessageThreadDto>;
  requestDocument: (itemId: number, text: string) => Promise<MessageThreadDto>;
  revokeRequest: (requestId: number) => Promise<MessageThreadDto>;
  answerRequest: (requestId: number, text: string) => Promise<MessageThreadDto>;
  markRead: (lastId: number) => Promise<unknown>;
}

export function createMessageCalls(api: ApiClient, id: number): MessageCalls {
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
