import type { UploadedFileDto } from '@pratiche/api';
import { Button, DownloadOutlined, type PreviewFile } from '@pratiche/ui';
import { PendingScanBadge } from '../../files/PendingScanBadge.js';

interface DocumentFileItemProps {
  file: UploadedFileDto;
  documentName: string;
  isNew: boolean;
  isDownloading: boolean;
  onDownload: () => void;
  onPreview: (file: PreviewFile) => void;
}

/** One file of a document: preview and download. */
export function DocumentFileItem(props: DocumentFileItemProps) {
  const { file, documentName, isNew, isDownloading, onDownload, onPreview } = props;
  return (
    <span className="admin-document-file">
      <Button
        type="link"
        size="small"
        className="admin-file"
        aria-label={`Anteprima di ${documentName}: ${file.fileName}`}
        onClick={() => onPreview({ ...file, title: documentName })}
      >
        {file.fileName}
      </Button>
      {isNew && <span className="pr-mark">nuovo</span>}
      <Button
        type="text"
        size="small"
        icon={<DownloadOutlined />}
        loading={isDownloading}
        aria-label={`Scarica ${documentName}: ${file.fileName}`}
        onClick={onDownload}
      />
      <PendingScanBadge file={file} />
    </span>
  );
}
