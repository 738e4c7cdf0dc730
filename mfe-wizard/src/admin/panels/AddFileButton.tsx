import { Button, FileDrop } from '@pratiche/ui';
import type { UploadTarget } from '../../shared/upload-form.js';
import { useEffect, useRef, useState } from 'react';
import { useAdminUpload } from './useAdminUpload.js';

/** Adds a file of the back office to a document: the survey it obtained, a paper that came by e-mail. */
export function AddFileButton({ name, target }: { name: string; target: UploadTarget }) {
  const { uploadFile, uploads, error } = useAdminUpload(target, '/api/Upload/fileToAzure');
  const [open, setOpen] = useState(false);
  const drop = useRef<HTMLDivElement>(null);
  // The pressed button is removed, so keyboard focus moves to the next button.
  useEffect(() => {
    if (open) drop.current?.querySelector('button')?.focus();
  }, [open]);
  return (
    <>
      {!open && uploads.length === 0 && (
        <Button size="small" aria-label={`Aggiungi un file: ${name}`} onClick={() => setOpen(true)}>
          Aggiungi un file
        </Button>
      )}
      {(open || uploads.length > 0) && (
        <div ref={drop}>
          <FileDrop
            label={`Aggiungi un file: ${name}`}
            multiple={false}
            disabled={uploads.length > 0}
            uploads={uploads}
            onFiles={([chosen]) => {
              if (!chosen) return;
              setOpen(false);
              uploadFile(chosen);
            }}
          />
        </div>
      )}
      <span role="alert" className="pr-field-error">
        {error}
      </span>
    </>
  );
}
