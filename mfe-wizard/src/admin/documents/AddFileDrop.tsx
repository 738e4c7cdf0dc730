import { FileDrop } from '@pratiche/ui/form';
import { useEffect, useRef } from 'react';
import { useAdminUpload } from '../panels/useAdminUpload.js';
import type { UploadTarget } from '../../shared/upload-form.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

interface AddFileDropProps {
  name: string;
  target: UploadTarget;
  isOpen: boolean;
  onClose: () => void;
}

/** Takes a file of the back office for a document: the survey it obtained, a paper that came by e-mail. */
export function AddFileDrop({ name, target, isOpen, onClose }: AddFileDropProps) {
  const { uploadFile, uploads, error } = useAdminUpload(target, {
    path: '/api/Upload/fileToAzure',
  });
  const drop = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) drop.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return (
    <>
      {(isOpen || uploads.length > 0) && (
        <div ref={drop}>
          <FileDrop
            label={ADMIN_DOCUMENT_TEXTS.addFileTo(name)}
            multiple={false}
            disabled={uploads.length > 0}
            uploads={uploads}
            onFiles={([chosen]) => {
              if (!chosen) return;
              onClose();
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
