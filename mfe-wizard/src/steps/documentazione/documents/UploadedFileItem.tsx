import { downloadFileOrLink, type UploadedFileDto } from '@pratiche/api';
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
import { FileInput } from '@pratiche/ui/form';
import { PendingScanBadge } from '../../../files/PendingScanBadge.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

interface UploadedFileItemProps {
  file: UploadedFileDto;
  onPreview: () => void;
  onReplace: (by: File) => void;
  onRemove: () => void;
}

/** An uploaded file: look at it, save it, put another in its place, delete it. */
export function UploadedFileItem({ file, onPreview, onReplace, onRemove }: UploadedFileItemProps) {
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
