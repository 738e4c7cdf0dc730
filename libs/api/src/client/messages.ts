import type { DossierDocumentList, MessageThread } from '../types/index.js';
import { json, nothing } from './answers.js';
import type { Send } from './request.js';

export interface NewMessage {
  text: string;
  attachment?: File | null;
}

export const messagesClient = (send: Send) => ({
  of: (dossierId: number) => json<MessageThread>(send(`Module/messages/${dossierId}`)),
  /** `key` is made once per message, so that a repeated click is the same message. */
  write: (dossierId: number, { text, attachment }: NewMessage, key: string) => {
    const form = new FormData();
    form.set('text', text);
    if (attachment) form.set('attachedFile', attachment);
    return json<MessageThread>(
      send(`Module/messages/${dossierId}`, {
        method: 'POST',
        form,
        headers: { 'idempotency-key': key },
      }),
    );
  },
  markRead: (dossierId: number, lastId: number) =>
    nothing(send(`Module/messages/${dossierId}/read`, { method: 'POST', body: { lastId } })),
  /** Back office: requests one document again. */
  ask: (dossierId: number, itemId: number, text: string) =>
    json<MessageThread>(
      send(`Module/documentRequests/${dossierId}`, { method: 'POST', body: { itemId, text } }),
    ),
  /** Back office: withdraws it. */
  revoke: (dossierId: number, requestId: number) =>
    json<MessageThread>(
      send(`Module/documentRequests/${dossierId}/${requestId}`, { method: 'DELETE' }),
    ),
  /** Owner: the files are there. */
  answer: (dossierId: number, requestId: number, text: string) =>
    json<MessageThread>(
      send(`Module/documentRequests/${dossierId}/${requestId}/answer`, {
        method: 'POST',
        body: { text },
      }),
    ),
  /** The documents of a dossier, for its owner and the back office. */
  documents: (dossierId: number) =>
    json<DossierDocumentList>(send(`Module/documents/${dossierId}`)),
});
