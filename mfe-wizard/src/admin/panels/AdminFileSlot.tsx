import type { AdminFileDto } from '@pratiche/api';
import { validateFilingChange, type FilingChange, type StatusCode } from '@pratiche/domain';
import { CheckCircleOutlined } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { useState } from 'react';
import type { UploadTarget } from '../../shared/upload-form.js';
import { adminFileLabel } from '../../files/admin-file-label.js';
import { AdminFileActions } from './AdminFileActions.js';
import { AdminFileLine } from './AdminFileLine.js';
import { CpidField } from './CpidField.js';
import { describeSlotState } from './slot-state.js';
import { getFilingPartId } from './status-actions.js';
import { useAdminFileRemoval } from './useAdminFileRemoval.js';
import { useAdminUpload } from './useAdminUpload.js';
import { useFilingReader, type FilingReading } from './useFilingReadings.js';
import { PANEL_TEXTS } from './texts.js';

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
