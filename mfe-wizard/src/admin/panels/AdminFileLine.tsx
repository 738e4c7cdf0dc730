import { downloadFileOrLink, type UploadedFileDto } from '@pratiche/api';
import { Button, DateText, useApi, useDownload } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { PendingScanBadge } from '../../files/PendingScanBadge.js';
import { PANEL_TEXTS } from './texts.js';

interface AdminFileActionsProps {
  label: string;
  /** `null` where it is not allowed. */
  onReplace: (() => void) | null;
  onRemove: (() => void) | null;
  isRemoving: boolean;
}

/** Replacing and removing the file of a declaration. */
export const AdminFileActions = ({
  label,
  onReplace,
  onRemove,
  isRemoving,
}: AdminFileActionsProps) => (
  <>
    {onReplace !== null && (
      <Button size="small" aria-label={PANEL_TEXTS.replaceFile(label)} onClick={onReplace}>
        {PANEL_TEXTS.replace}
      </Button>
    )}
    {onRemove !== null && (
      <Button
        size="small"
        loading={isRemoving}
        aria-label={PANEL_TEXTS.removeFile(label)}
        onClick={onRemove}
      >
        {PANEL_TEXTS.remove}
      </Button>
    )}
  </>
);

interface AdminFileLineProps {
  label: string;
  file: UploadedFileDto;
  /** Acts that are offered for it. */
  children: ReactNode;
}

/** The file of a slot, to download, with when it came. */
export function AdminFileLine({ label, file, children }: AdminFileLineProps) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  return (
    <p className="admin-slot-file">
      <Button
        type="link"
        size="small"
        className="admin-file"
        loading={activeDownload !== null}
        aria-label={PANEL_TEXTS.downloadFile(label, file.fileName)}
        onClick={() =>
          download(
            file.id,
            () =>
              downloadFileOrLink(api, '/api/Upload/download/{fileId}', {
                path: { fileId: file.id },
              }),
            PANEL_TEXTS.downloadFailed,
          )
        }
      >
        {file.fileName}
      </Button>
      <span className="pr-muted">
        {PANEL_TEXTS.uploadedOn} <DateText value={file.created} time />
      </span>
      <PendingScanBadge file={file} />
      {children}
    </p>
  );
}
