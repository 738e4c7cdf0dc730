import {
  type DossierDocumentListDto,
  fetchWithProgress,
  type OpenDocumentRequestDto,
  readData,
  toFormData,
} from '@pratiche/api';
import { Button, DateText, errorText, useApi } from '@pratiche/ui';
import { FileDrop, type UploadItem } from '@pratiche/ui/form';
import { useState } from 'react';
import { RequestFileList } from './RequestFileList.js';
import type { MessageThreadState } from './useMessageThread.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';
import { toUploadForm, type UploadTarget } from '../shared/upload-form.js';
import { useUploadItems } from '../shared/useUploadItems.js';

interface DocumentRequestCardProps {
  dossierId: number;
  accountId: number;
  request: OpenDocumentRequestDto;
  documents: DossierDocumentListDto['documents'];
  thread: MessageThreadState;
}

/**
 * A document that the back office requests again: the reason, the upload of the new file, and the
 * reply that closes the request.
 */
export function DocumentRequestCard({
  dossierId,
  accountId,
  request,
  documents,
  thread,
}: DocumentRequestCardProps) {
  const { uploadFiles, uploads, error } = useDocumentRequestUpload(
    { accountId, moduleId: dossierId, id: request.itemId },
    thread.refetchThread,
  );
  const files = documents
    .flatMap(({ document }) => document.files)
    .filter(({ id }) => request.newFileIds.includes(id));

  return (
    <div
      className="msg-request"
      role="group"
      aria-label={TEXTS.documentRequest(request.documentName)}
    >
      <p>
        <strong>
          {TEXTS.uploadAgain} {request.documentName}
        </strong>{' '}
        <span className="pr-muted">
          {TEXTS.requestedOn} <DateText value={request.asked} />
        </span>
      </p>
      <p className="msg-text">{request.text}</p>
      {files.length > 0 && (
        <RequestFileList
          accountId={accountId}
          dossierId={dossierId}
          files={files}
          onRemoved={thread.refetchThread}
        />
      )}
      <FileDrop label={request.documentName} uploads={uploads} onFiles={uploadFiles} />
      <p role="alert" className="pr-field-error">
        {error}
      </p>
      {files.length > 0 && <p>{TEXTS.answerCloses}</p>}
      <Button
        type="primary"
        disabled={files.length === 0 || uploads.length > 0}
        loading={thread.busy}
        onClick={() => void thread.answerDocumentRequest(request.id, '')}
      >
        {TEXTS.sendAnswer}
      </Button>
    </div>
  );
}

interface DocumentRequestUpload {
  uploads: UploadItem[];
  error: string | null;
  uploadFiles: (files: File[]) => void;
}

/** Uploads the files of a requested document; calls `onDone` after each file. */
function useDocumentRequestUpload(
  target: UploadTarget,
  onDone: () => Promise<void>,
): DocumentRequestUpload {
  const api = useApi();
  const { uploads, addUpload } = useUploadItems();
  const [error, setError] = useState<string | null>(null);

  async function uploadFile(file: File) {
    const { signal, reportProgress, removeUpload } = addUpload(file.name);
    try {
      await readData(
        api.POST('/api/Upload/file', {
          body: toUploadForm(target, file),
          bodySerializer: toFormData,
          fetch: fetchWithProgress(reportProgress),
          signal,
        }),
      );
    } catch (failure) {
      if (!signal.aborted) setError(`${file.name}: ${errorText(failure)}`);
    } finally {
      removeUpload();
    }
    await onDone();
  }

  return {
    uploads,
    error,
    uploadFiles: (files) => {
      setError(null);
      for (const file of files) void uploadFile(file);
    },
  };
}
