import { downloadFileOrLink, type FormerDocumentDto, type UploadedFileDto } from '@pratiche/api';
import {
  Button,
  DeleteOutlined,
  DownloadOutlined,
  EyeOutlined,
  formatBytes,
  useApi,
  useDownload,
} from '@pratiche/ui';
import { useConfirmDeleteFile } from './useConfirmDeleteFile.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

interface FormerDocumentsProps {
  documents: readonly FormerDocumentDto[];
  moduleId: number;
  onChange: () => void;
  onPreview: (fileId: number) => void;
}

/**
 * Files uploaded for documents that the dossier no longer requires: they are kept until the user
 * deletes them.
 */
export function FormerDocuments({ documents, ...more }: FormerDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <details className="wz-former">
      <summary>
        <h4>{TEXTS.formerDocuments}</h4>{' '}
        <span className="pr-muted pr-number">{documents.length}</span>
      </summary>
      <p className="pr-muted">{TEXTS.formerDocumentsText}</p>
      <ul className="wz-documents">
        {documents.map((document) => (
          <FormerDocumentItem key={document.id} document={document} {...more} />
        ))}
      </ul>
    </details>
  );
}

function FormerDocumentItem({
  document: { name, files },
  moduleId,
  onChange,
  onPreview,
}: Omit<FormerDocumentsProps, 'documents'> & { document: FormerDocumentDto }) {
  const remove = useConfirmDeleteFile(moduleId, name, onChange);
  // The pressed button is removed with the file, and this document with its last file.
  const removeFile = async (file: UploadedFileDto) => {
    if (await remove(file))
      document.getElementById('titolo-documenti')?.focus({ preventScroll: true });
  };
  return (
    <li className="wz-document" aria-label={TEXTS.formerDocument(name)}>
      <div className="wz-section-head">
        <h5>{name}</h5>
        <span className="wz-tag">{TEXTS.formerBadge}</span>
      </div>
      <ul className="wz-files">
        {files.map((file) => (
          <FormerFile
            key={file.id}
            file={file}
            onPreview={() => onPreview(file.id)}
            onRemove={() => void removeFile(file)}
          />
        ))}
      </ul>
    </li>
  );
}

function FormerFile({
  file: { id, fileName, size },
  onPreview,
  onRemove,
}: {
  file: UploadedFileDto;
  onPreview: () => void;
  onRemove: () => void;
}) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  return (
    <li>
      <button
        type="button"
        className="pr-link-button wz-file-name"
        onClick={onPreview}
        aria-label={TEXTS.preview(fileName)}
      >
        <EyeOutlined /> {fileName}
      </button>
      <span className="pr-muted pr-number">{formatBytes(size)}</span>
      <span className="wz-file-actions">
        <Button
          type="text"
          icon={<DownloadOutlined />}
          loading={activeDownload !== null}
          onClick={() =>
            download(
              id,
              () =>
                downloadFileOrLink(api, '/api/Upload/download/{fileId}', { path: { fileId: id } }),
              TEXTS.downloadFailed,
            )
          }
          aria-label={TEXTS.downloadNamed(fileName)}
          title={TEXTS.download}
        />
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          onClick={onRemove}
          aria-label={TEXTS.deleteNamed(fileName)}
          title={TEXTS.delete}
        />
      </span>
    </li>
  );
}
