import { type AdminFileDto, downloadFileOrLink, type UploadedFileDto } from '@pratiche/api';
import {
  type FilingChange,
  listMissingFilingParts,
  type StatusCode,
  validateFilingChange,
} from '@pratiche/domain';
import { Button, CheckCircleOutlined, DateText, useApi, useDownload } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { type ReactNode, useState } from 'react';
import type { UploadTarget } from '../../shared/upload-form.js';
import { adminFileLabel } from '../../files/admin-file-label.js';
import { CpidField } from './CpidField.js';
import { getFilingPartId } from './status-actions.js';
import { useAdminFileRemoval } from './useAdminFileRemoval.js';
import { useAdminUpload } from './useAdminUpload.js';
import { useFilingReader, type FilingReading } from './useFilingReadings.js';
import { PANEL_TEXTS } from './texts.js';
import { PendingScanBadge } from '../../files/PendingScanBadge.js';

interface AdminFileSlotProps {
  document: AdminFileDto;
  /** Of its file, where it was read. */
  reading: FilingReading | undefined;
  label: string;
  heading: 'h3' | 'h4';
  status: StatusCode;
  target: Pick<UploadTarget, 'accountId' | 'moduleId'>;
}

/** CPID or receipt of one declaration: its state, its number, its file, and the controls to change them. */
export function AdminFileSlot({
  document,
  reading,
  label,
  heading: Heading,
  status,
  target,
}: AdminFileSlotProps) {
  const { name, filing, cpid, file, isRequired } = document;
  const readFile = useFilingReader();
  const { uploadFile, uploads, error } = useAdminUpload(
    { ...target, id: name, filing },
    { onUploaded: readFile },
  );
  const removal = useAdminFileRemoval(target.moduleId, document);
  const [replacing, setReplacing] = useState(false);
  const may = (change: FilingChange) => validateFilingChange(status, name, change) === null;
  const mayUpload = isRequired && may(file === null ? 'add' : 'replace');
  // Past its step nothing can be done about a doubt: the operator who took the step has answered it.
  const doubt = (mayUpload && reading?.doubt) || null;
  const showDrop = mayUpload && (file === null || replacing || uploads.length > 0);
  const state = describeSlotState(document, { mayUpload, isDoubtful: doubt !== null });
  return (
    <div className="admin-slot" role="group" aria-label={label}>
      <div className="admin-slot-head">
        <Heading>{adminFileLabel(document, [document])}</Heading>
        <span className={state.className}>
          {state.isComplete && <CheckCircleOutlined aria-hidden="true" />} {state.text}
        </span>
      </div>
      {name === 'CodiceCpid' && (
        <CpidField
          dossierId={target.moduleId}
          filing={filing}
          cpid={cpid}
          cpidInFile={reading?.cpid ?? null}
          mayChange={isRequired && may(cpid === null ? 'add' : 'replace')}
          mayRemove={cpid !== null && may('remove')}
        />
      )}
      {file && (
        <AdminFileLine code={name} label={label} file={file}>
          <AdminFileActions
            label={label}
            onReplace={!showDrop && mayUpload ? () => setReplacing(true) : null}
            onRemove={may('remove') ? () => void removal.removeFile(label) : null}
            isRemoving={removal.busy}
          />
        </AdminFileLine>
      )}
      <p role="status" className="pr-field-warning">
        {doubt && PANEL_TEXTS.fileDoubts[doubt]}
      </p>
      {showDrop && (
        <div id={getFilingPartId(name, filing)}>
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
        </div>
      )}
      <p role="alert" className="pr-field-error">
        {error ?? removal.failure}
      </p>
    </div>
  );
}

interface AdminFileActionsProps {
  label: string;
  /** `null` where it is not allowed. */
  onReplace: (() => void) | null;
  onRemove: (() => void) | null;
  isRemoving: boolean;
}

/** Replacing and removing the file of a declaration. */
const AdminFileActions = ({ label, onReplace, onRemove, isRemoving }: AdminFileActionsProps) => (
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
  code: AdminFileDto['name'];
  label: string;
  file: UploadedFileDto;
  /** What may be done with it. */
  children: ReactNode;
}

/** The file of a slot, to download, with when it came. */
function AdminFileLine({ code, label, file, children }: AdminFileLineProps) {
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

interface SlotState {
  text: string;
  isComplete: boolean;
  className: string;
}

/** What is there of a CPID or receipt, in words; quiet while nothing can be done about it. */
function describeSlotState(
  document: AdminFileDto,
  { mayUpload, isDoubtful }: { mayUpload: boolean; isDoubtful: boolean },
): SlotState {
  const { name, cpid, file } = document;
  const [missing] = listMissingFilingParts(name, [{ ...document, isRequired: true }]);
  if (missing === undefined && isDoubtful)
    return { text: PANEL_TEXTS.doubtful, isComplete: false, className: 'admin-missing' };
  if (missing === undefined)
    return { text: PANEL_TEXTS.present, isComplete: true, className: 'admin-present' };
  const className = mayUpload ? 'admin-missing' : 'pr-muted';
  if (cpid === null && file === null)
    return {
      text: mayUpload ? PANEL_TEXTS.toUpload : PANEL_TEXTS.notUploaded,
      isComplete: false,
      className,
    };
  return {
    text: missing.lacksNumber ? PANEL_TEXTS.numberMissing : PANEL_TEXTS.documentMissing,
    isComplete: false,
    className,
  };
}
