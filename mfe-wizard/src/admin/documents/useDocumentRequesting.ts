import type { AdminDossierDto, DocumentSetItemDto, OpenDocumentRequestDto } from '@pratiche/api';
import { isStatusCode, validateDocumentRequest } from '@pratiche/domain';
import { useState } from 'react';
import type { RequestedDocument } from '../../messages/DocumentRequestDialog.js';
import type { MessageThreadState } from '../../messages/useMessageThread.js';

export interface DocumentRequesting {
  /** The document that the dialog asks for; `null` while it is closed. */
  asked: RequestedDocument | null;
  findRequest: (itemId: number) => OpenDocumentRequestDto | undefined;
  /** The status allows a request, and none is open. */
  mayAsk: (item: DocumentSetItemDto) => boolean;
  ask: (item: DocumentSetItemDto) => void;
  close: () => void;
}

/** Asking the fitter for a document: from its row, from the preview or by key, in one dialog. */
export function useDocumentRequesting(
  { status: { code } }: Pick<AdminDossierDto, 'status'>,
  { thread }: Pick<MessageThreadState, 'thread'>,
): DocumentRequesting {
  const [asked, setAsked] = useState<RequestedDocument | null>(null);
  const isAllowed = isStatusCode(code) && validateDocumentRequest(code) === null;
  const findRequest = (itemId: number) =>
    thread?.requests.find((request) => request.itemId === itemId);
  return {
    asked,
    findRequest,
    mayAsk: ({ id }) => isAllowed && findRequest(id) === undefined,
    ask: ({ id, document: { code, name, files } }) =>
      setAsked({ id, code, name, hasFiles: files.length > 0 }),
    close: () => setAsked(null),
  };
}
