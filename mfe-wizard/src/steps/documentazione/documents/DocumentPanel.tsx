import { type DocumentSetItemDto, downloadFileOrLink, type UploadedFileDto } from '@pratiche/api';
import {
  ACCEPTED_FILE_EXTENSIONS,
  Button,
  DeleteOutlined,
  DownloadOutlined,
  EyeOutlined,
  formatBytes,
  ReloadOutlined,
  useApi,
  useDownload,
} from '@pratiche/ui';
import { FileDrop, FileInput } from '@pratiche/ui/form';
import { PrefilledDocumentButton } from '../../../prefilled-documents/PrefilledDocumentButton.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import { PendingScanBadge } from '../../../files/PendingScanBadge.js';

interface DocumentPanelProps {
  item: DocumentSetItemDto;
  moduleId: number;
  accept: string;
  onFiles: (files: File[]) => void;
  onPreview: (fileId: number) => void;
  onReplace: (file: UploadedFileDto, by: File) => void;
  onRemove: (file: UploadedFileDto) => void;
}

/** Behind the row of a document: why it is needed, the paper to sign, its files, and room for more. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { item, moduleId, accept, onFiles, onPreview, onReplace, onRemove } = props;
  const { document, isMandatory, isPrefilled, why } = item;
  return (
    <>
      <p className="wz-document-why pr-muted">
        <span className={isMandatory ? 'wz-tag wz-tag-must' : 'wz-tag'}>
          {isMandatory ? TEXTS.mandatory : TEXTS.optional}
        </span>{' '}
        {why}
      </p>
      {isPrefilled && (
        <div>
          <PrefilledDocumentButton moduleId={moduleId} code={document.code} name={document.name} />
        </div>
      )}
      {document.files.length > 0 && (
        <ul className="wz-files">
          {document.files.map((file) => (
            <UploadedFileItem
              key={file.id}
              file={file}
              onPreview={() => onPreview(file.id)}
              onReplace={(by) => onReplace(file, by)}
              onRemove={() => onRemove(file)}
            />
          ))}
        </ul>
      )}
      <FileDrop label={document.name} accept={accept} onFiles={onFiles} />
    </>
  );
}

interface UploadedFileItemProps {
  file: UploadedFileDto;
  onPreview: () => void;
  onReplace: (by: File) => void;
  onRemove: () => void;
}

/** An uploaded file: look at it, save it, put another in its place, delete it. */
function UploadedFileItem({ file, onPreview, onReplace, onRemove }: UploadedFileItemProps) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const { fileName } = file;
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
      <span className="pr-muted pr-number">{formatBytes(file.size)}</span>
      <PendingScanBadge file={file} />
      <span className="wz-file-actions">
        <Button
          type="text"
          icon={<DownloadOutlined />}
          loading={activeDownload !== null}
          onClick={() =>
            download(
              file.id,
              () =>
                downloadFileOrLink(api, '/api/Upload/download/{fileId}', {
                  path: { fileId: file.id },
                }),
              TEXTS.downloadFailed,
            )
          }
          aria-label={TEXTS.downloadNamed(fileName)}
          title={TEXTS.download}
        />
        <FileInput
          label={TEXTS.replaceNamed(fileName)}
          accept={ACCEPTED_FILE_EXTENSIONS}
          multiple={false}
          disabled={false}
          onFiles={([by]) => {
            if (by) onReplace(by);
          }}
        >
          {(open) => (
            <Button
              type="text"
              icon={<ReloadOutlined />}
              onClick={open}
              aria-label={TEXTS.replaceNamed(fileName)}
              title={TEXTS.replace}
            />
          )}
        </FileInput>
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
