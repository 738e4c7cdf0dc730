import { downloadFile, type AdminFileDto, type UploadedFileDto } from '@pratiche/api';
import type { UploadTarget } from '../../shared/upload-form.js';
import { Button, CheckCircleOutlined, DateText, FileDrop, useApi, useDownload } from '@pratiche/ui';
import { useState } from 'react';
import { PendingScanBadge } from '../../files/PendingScanBadge.js';
import { useAdminUpload } from './useAdminUpload.js';

interface AdminFileSlotProps {
  code: AdminFileDto['name'];
  label: string;
  file: UploadedFileDto | null;
  target: UploadTarget;
  /** Nothing may be uploaded now. */
  isLocked: boolean;
}

/** One back-office document: its state, its file, and the control to upload or replace it. */
export function AdminFileSlot({ code, label, file, target, isLocked }: AdminFileSlotProps) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const { uploadFile, uploads, error } = useAdminUpload(target);
  const [replacing, setReplacing] = useState(false);
  const showDrop = !isLocked && (file === null || replacing || uploads.length > 0);
  return (
    <div className="admin-slot" role="group" aria-label={label}>
      <div className="admin-slot-head">
        <h3>{label}</h3>
        {file ? (
          <span className="admin-present">
            <CheckCircleOutlined aria-hidden="true" /> Presente
          </span>
        ) : (
          <span className={isLocked ? 'pr-muted' : 'admin-missing'}>
            {isLocked ? 'Non caricato' : 'Da caricare'}
          </span>
        )}
      </div>
      {file && (
        <p className="admin-slot-file">
          <Button
            type="link"
            size="small"
            className="admin-file"
            loading={activeDownload !== null}
            aria-label={`Scarica ${label}: ${file.fileName}`}
            onClick={() =>
              download(
                code,
                () =>
                  downloadFile(api, '/api/Upload/download/{fileId}', { path: { fileId: file.id } }),
                'Errore Download Documenti Pratica',
              )
            }
          >
            {file.fileName}
          </Button>
          <span className="pr-muted">
            caricato il <DateText value={file.created} time />
          </span>
          <PendingScanBadge file={file} />
          {!showDrop && !isLocked && (
            <Button size="small" onClick={() => setReplacing(true)}>
              Sostituisci
            </Button>
          )}
        </p>
      )}
      {showDrop && (
        <FileDrop
          label={label}
          multiple={false}
          disabled={uploads.length > 0}
          uploads={uploads}
          onFiles={([chosen]) => {
            if (!chosen) return;
            setReplacing(false);
            uploadFile(chosen);
          }}
        />
      )}
      <p role="alert" className="pr-field-error">
        {error}
      </p>
    </div>
  );
}
