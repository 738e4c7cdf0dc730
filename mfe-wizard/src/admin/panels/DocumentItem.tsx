import { downloadFile, type DocumentSetItemDto, type OpenDocumentRequestDto } from '@pratiche/api';
import type { UploadTarget } from '../../shared/upload-form.js';
import { Button, DateText, useApi, useDownload, type PreviewFile } from '@pratiche/ui';
import { AddFileButton } from './AddFileButton.js';
import { DocumentFileItem } from './DocumentFileItem.js';

interface DocumentItemProps {
  item: DocumentSetItemDto;
  request: OpenDocumentRequestDto | undefined;
  /** Files since this moment are new to the operator; `null` after a first sending. */
  since: string | null;
  mayAsk: boolean;
  /** The back office may now add a file to this document. */
  mayAdd: boolean;
  target: UploadTarget;
  busy: boolean;
  onPreview: (file: PreviewFile) => void;
  onAsk: () => void;
  onRevoke: (requestId: number) => void;
}

/** One document with its files and, if there is one, the open request for it. */
export function DocumentItem({
  item: { document, isMandatory },
  request,
  since,
  mayAsk,
  mayAdd,
  target,
  busy,
  onPreview,
  onAsk,
  onRevoke,
}: DocumentItemProps) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const ask = document.files.length === 0 ? 'Richiedi' : 'Richiedi di nuovo';
  const missing = isMandatory ? 'Obbligatorio, manca' : 'Facoltativo, non caricato';
  return (
    <li>
      <span className="admin-document-name">{document.name}</span>
      {document.files.length === 0 && (
        <span className={isMandatory ? 'admin-missing' : 'pr-muted'}>{missing}</span>
      )}
      {document.files.map((file) => (
        <DocumentFileItem
          key={file.id}
          file={file}
          documentName={document.name}
          isNew={
            (since !== null && file.created > since) ||
            request?.newFileIds.includes(file.id) === true
          }
          isDownloading={activeDownload === file.id}
          onDownload={() =>
            download(
              file.id,
              () =>
                downloadFile(api, '/api/Upload/download/{fileId}', { path: { fileId: file.id } }),
              'Errore Download Documenti Pratica',
            )
          }
          onPreview={onPreview}
        />
      ))}
      {request && (
        <span className="admin-request">
          {request.newFileIds.length > 0
            ? 'Richiesto di nuovo: file caricato, risposta non ancora inviata'
            : 'Richiesto di nuovo, in attesa'}{' '}
          (<DateText value={request.asked} />)
          <Button
            size="small"
            type="link"
            loading={busy}
            aria-label={`Ritira la richiesta: ${document.name}`}
            onClick={() => onRevoke(request.id)}
          >
            Ritira la richiesta
          </Button>
        </span>
      )}
      <span className="admin-document-file">
        {!request && mayAsk && (
          <Button size="small" aria-label={`${ask}: ${document.name}`} onClick={onAsk}>
            {ask}
          </Button>
        )}
        {mayAdd && <AddFileButton name={document.name} target={target} />}
      </span>
    </li>
  );
}
