import type { DossierDocumentListDto, OpenDocumentRequestDto } from '@pratiche/api';
import { Button, DateText } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { RequestFileList } from './RequestFileList.js';
import { useDocumentRequestUpload } from './useDocumentRequestUpload.js';
import type { MessageThreadState } from './useMessageThread.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';

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
