import { isAnswerToRequest } from '@pratiche/domain';
import type { StoredFile } from '../../documents/dossier-file.repository.js';
import type { DocumentRequest } from './document-request.repository.js';
import type { DocumentSetItemDto } from '../../documents/dto/document-set.dto.js';
import type { OpenDocumentRequestDto } from '../dto/message-thread.dto.js';

/** The files of the requested item that were uploaded since the request. */
export const findAnswerFiles = (
  request: DocumentRequest,
  files: readonly StoredFile[],
): StoredFile[] =>
  files.filter(
    (file) =>
      file.purpose === 'document' &&
      file.itemId === request.itemId &&
      isAnswerToRequest(file, request),
  );

/** A requested item needs an upload until a new file arrives, regardless of its existing files. */
export function markRequestedItems(
  items: readonly DocumentSetItemDto[],
  requests: readonly DocumentRequest[],
  files: readonly StoredFile[],
): DocumentSetItemDto[] {
  return items.map((item) => {
    const request = requests.find(({ itemId }) => itemId === item.id);
    return request === undefined
      ? item
      : { ...item, toBeUploaded: findAnswerFiles(request, files).length === 0, isAskedAgain: true };
  });
}

export const toDocumentRequestDto = (
  request: DocumentRequest,
  documentName: string,
  text: string,
  files: readonly StoredFile[],
): OpenDocumentRequestDto => ({
  id: request.id,
  itemId: request.itemId,
  documentName,
  asked: request.asked.toISOString(),
  text,
  newFileIds: findAnswerFiles(request, files).map(({ id }) => id),
});
