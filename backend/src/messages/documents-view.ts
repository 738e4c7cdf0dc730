import type { DocumentSetItem, OpenDocumentRequest } from '@pratiche/api';
import { answersRequest } from '@pratiche/domain';
import type { StoredFile } from '../documents/dossier-files.js';
import type { DocumentRequest } from './store/document-requests.js';

/** Files that answer a request: of its item, uploaded since it was made. */
export const answersOf = (request: DocumentRequest, files: readonly StoredFile[]): StoredFile[] =>
  files.filter(
    (file) =>
      file.purpose === 'document' &&
      file.itemId === request.itemId &&
      answersRequest(file, request),
  );

/** An item asked for again is to be uploaded until a new file is there, whatever lies there already. */
export function withRequests(
  items: readonly DocumentSetItem[],
  requests: readonly DocumentRequest[],
  files: readonly StoredFile[],
): DocumentSetItem[] {
  return items.map((item) => {
    const request = requests.find(({ itemId }) => itemId === item.id);
    return request === undefined
      ? item
      : { ...item, toBeUploaded: answersOf(request, files).length === 0, isAskedAgain: true };
  });
}

export const requestView = (
  request: DocumentRequest,
  documentName: string,
  text: string,
  files: readonly StoredFile[],
): OpenDocumentRequest => ({
  id: request.id,
  itemId: request.itemId,
  documentName,
  asked: request.asked.toISOString(),
  text,
  newFileIds: answersOf(request, files).map(({ id }) => id),
});
