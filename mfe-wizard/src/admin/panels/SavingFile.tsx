import type { AdminDossierDto, AdminFileDto } from '@pratiche/api';
import {
  SAVING_FILE_EXTENSIONS,
  validateSavingFileChange,
  type FilingChange,
  type StatusCode,
} from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { useState } from 'react';
import { savingFileLabel } from '../../files/admin-file-label.js';
import { AdminFileActions, AdminFileLine } from './AdminFileLine.js';
import { SAVING_TEXTS } from './saving-texts.js';
import { useAdminFileRemoval } from './useAdminFileRemoval.js';
import { useAdminUpload } from './useAdminUpload.js';

interface SavingFileProps {
  /** The CPID of the declaration, which the calculation comes with. */
  document: AdminFileDto;
  dossier: Pick<AdminDossierDto, 'id' | 'accountId' | 'adminFiles'>;
  status: StatusCode;
}

/** The calculation behind an energy saving: no step waits for it, the fitter may download it. */
export function SavingFile({ document, dossier, status }: SavingFileProps) {
  const { filing, isRequired, savingFile: file = null } = document;
  const { id: moduleId, accountId, adminFiles } = dossier;
  const { uploadFile, uploads, error } = useAdminUpload({
    accountId,
    moduleId,
    id: 'Risparmio',
    filing,
  });
  const removal = useAdminFileRemoval(moduleId, { name: 'Risparmio', filing, file });
  const [isChoosing, setIsChoosing] = useState(false);
  const may = (change: FilingChange) => validateSavingFileChange(status, change) === null;
  const mayUpload = isRequired && may(file === null ? 'add' : 'replace');
  const showDrop = mayUpload && (isChoosing || uploads.length > 0);
  const label = savingFileLabel(filing, adminFiles);
  if (file === null && !mayUpload) return null;
  return (
    <>
      {file && (
        <AdminFileLine label={label} file={file}>
          <AdminFileActions
            label={label}
            onReplace={!showDrop && mayUpload ? () => setIsChoosing(true) : null}
            onRemove={may('remove') ? () => void removal.removeFile(label) : null}
            isRemoving={removal.busy}
          />
        </AdminFileLine>
      )}
      {file === null && !showDrop && (
        <p>
          <Button size="small" onClick={() => setIsChoosing(true)}>
            {SAVING_TEXTS.attach}
          </Button>
        </p>
      )}
      {showDrop && (
        <>
          <p className="pr-muted">{SAVING_TEXTS.fileHelp}</p>
          <FileDrop
            label={label}
            accept={SAVING_FILE_EXTENSIONS}
            multiple={false}
            disabled={uploads.length > 0}
            uploads={uploads}
            onFiles={([chosen]) => {
              if (!chosen) return;
              setIsChoosing(false);
              uploadFile(chosen);
            }}
          />
        </>
      )}
      <p role="alert" className="pr-field-error">
        {error ?? removal.failure}
      </p>
    </>
  );
}
