import { downloadFileOrLink, type AdminFileDto, type UploadedFileDto } from '@pratiche/api';
import { Button, DateText, useApi, useDownload } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { PendingScanBadge } from '../../files/PendingScanBadge.js';
import { PANEL_TEXTS } from './texts.js';

interface AdminFileLineProps {
  code: AdminFileDto['name'];
  label: string;
  file: UploadedFileDto;
  /** What may be done with it. */
  children: ReactNode;
}

/** The file of a slot, to download, with when it came. */
export function AdminFileLine({ code, label, file, children }: AdminFileLineProps) {
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
            code,
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
