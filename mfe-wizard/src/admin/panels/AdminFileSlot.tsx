import type { AdminDossierDto, AdminFileDto } from '@pratiche/api';
import {
  type FilingChange,
  listMissingFilingParts,
  type StatusCode,
  validateFilingChange,
} from '@pratiche/domain';
import { CheckCircleOutlined } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { useState } from 'react';
import { adminFileLabel } from '../../files/admin-file-label.js';
import { AdminFileActions, AdminFileLine } from './AdminFileLine.js';
import { CpidField } from './CpidField.js';
import { DifferenceLink, useDifferencePlaces } from './DifferenceLink.js';
import { getFilingPartId } from './status-actions.js';
import { useAdminFileRemoval } from './useAdminFileRemoval.js';
import { useAdminUpload } from './useAdminUpload.js';
import type { FilingReading } from './useEneaReadings.js';
import { PANEL_TEXTS } from './texts.js';

interface AdminFileSlotProps {
  document: AdminFileDto;
  /** Of its file, where it was read. */
  reading: FilingReading | undefined;
  label: string;
  heading: 'h3' | 'h4';
  status: StatusCode;
  dossier: AdminDossierDto;
}

/** CPID or receipt of one declaration: its state, its number, its file, and the controls to change them. */
export function AdminFileSlot({
  document,
  reading,
  label,
  heading: Heading,
  status,
  dossier,
}: AdminFileSlotProps) {
  const { name, filing, cpid, file, isRequired } = document;
  const { uploadFile, uploads, error } = useAdminUpload({
    accountId: dossier.accountId,
    moduleId: dossier.id,
    id: name,
    filing,
  });
  const removal = useAdminFileRemoval(dossier.id, document);
  const findPlace = useDifferencePlaces(dossier, filing);
  const [replacing, setReplacing] = useState(false);
  const may = (change: FilingChange) => validateFilingChange(status, name, change) === null;
  const mayUpload = isRequired && may(file === null ? 'add' : 'replace');
  // Past its step nothing can be done about a doubt: the operator who took the step has answered it.
  const doubts = (mayUpload && reading?.doubts) || [];
  const showDrop = mayUpload && (file === null || replacing || uploads.length > 0);
  const state = describeSlotState(document, { mayUpload, isDoubtful: doubts.length > 0 });
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
          dossierId={dossier.id}
          filing={filing}
          cpid={cpid}
          worksEnd={dossier.interventionEndDate}
          cpidInFile={reading?.cpid ?? null}
          mayChange={isRequired && may(cpid === null ? 'add' : 'replace')}
          mayRemove={cpid !== null && may('remove')}
        />
      )}
      {file && (
        <AdminFileLine label={label} file={file}>
          <AdminFileActions
            label={label}
            onReplace={!showDrop && mayUpload ? () => setReplacing(true) : null}
            onRemove={may('remove') ? () => void removal.removeFile(label) : null}
            isRemoving={removal.busy}
          />
        </AdminFileLine>
      )}
      <div role="status" className="pr-field-warning">
        {doubts.map(({ text, difference }) => {
          const place = difference && findPlace(difference.key);
          return (
            <p key={text}>
              {text}
              {place && (
                <>
                  {' '}
                  <DifferenceLink
                    dossierId={dossier.id}
                    filing={filing}
                    place={place}
                    label={difference.label}
                  />
                </>
              )}
            </p>
          );
        })}
      </div>
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
