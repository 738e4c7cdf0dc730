import {
  ACCEPTED_FILE_EXTENSIONS,
  FILE_MAX_BYTES,
  FILE_TOO_LARGE_MESSAGE,
  hasAcceptedExtension,
  UNSUPPORTED_FILE_MESSAGE,
} from '@pratiche/domain';
import { useId, useState, type DragEvent } from 'react';
import { Button } from '../basic/index.js';
import { useMediaQuery } from '../hooks/useMediaQuery.js';
import { FileInput } from './FileInput.js';
import { UploadProgress, type UploadItem } from './UploadProgress.js';

export interface FileDropProps {
  /** What the files are, for screen readers: "Fatture". */
  label: string;
  onFiles: (files: File[]) => void;
  /** As of the `accept` attribute. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Files larger than this are refused here already, with the specified message. */
  maxBytes?: number;
  /** Message for a larger file, where the limit is not the default. */
  tooLarge?: string;
  /** Uploads under way. */
  uploads?: readonly UploadItem[];
}

/** The largest file that is taken. */
export const MAX_FILE_BYTES = FILE_MAX_BYTES - 1;
export const FILE_TOO_LARGE = FILE_TOO_LARGE_MESSAGE;

/** Drop files, choose them, or photograph the paper with the phone. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    onFiles,
    accept = ACCEPTED_FILE_EXTENSIONS,
    multiple = true,
    disabled = false,
    maxBytes = MAX_FILE_BYTES,
    tooLarge = FILE_TOO_LARGE,
    uploads = [],
  } = props;
  const wrongKind =
    accept === ACCEPTED_FILE_EXTENSIONS
      ? UNSUPPORTED_FILE_MESSAGE
      : `Il file non è di un tipo consentito: scegliere un file ${accept.replaceAll(',', ', ')}.`;
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const touch = useMediaQuery('(pointer: coarse)');
  const mayBePhoto = touch && hasAcceptedExtension('foto.jpg', accept);
  const errorId = useId();

  function take(list: Iterable<File>) {
    const files = [...list].slice(0, multiple ? undefined : 1);
    const known = files.filter(({ name }) => hasAcceptedExtension(name, accept));
    const small = known.filter((file) => file.size <= maxBytes);
    const left =
      known.length < files.length
        ? files.filter((file) => !known.includes(file))
        : known.filter((file) => !small.includes(file));
    const why = known.length < files.length ? wrongKind : tooLarge;
    // With several files the message names the rejected one.
    setRefused(
      left.length === 0
        ? null
        : files.length === 1
          ? why
          : `${left.map(({ name }) => name).join(', ')}: ${why}`,
    );
    if (small.length > 0) onFiles(small);
  }

  function drag(event: DragEvent, inside: boolean) {
    event.preventDefault();
    setOver(inside && !disabled);
  }

  return (
    <div
      className={`pr-drop ${over ? 'pr-drop-over' : ''}`}
      role="group"
      aria-label={label}
      aria-describedby={refused ? errorId : undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      <div className="pr-drop-buttons">
        <FileInput
          label={`Scegli file: ${label}`}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onFiles={take}
        >
          {(open) => (
            <Button onClick={open} disabled={disabled} aria-label={`Scegli file: ${label}`}>
              Scegli file
            </Button>
          )}
        </FileInput>
        {mayBePhoto && (
          <FileInput
            label={`Fotografa: ${label}`}
            accept="image/*"
            multiple={false}
            capture
            disabled={disabled}
            onFiles={take}
          >
            {(open) => (
              <Button onClick={open} disabled={disabled} aria-label={`Fotografa: ${label}`}>
                Fotografa
              </Button>
            )}
          </FileInput>
        )}
        {!touch && (
          <span className="pr-muted">oppure trascina qui {multiple ? 'i file' : 'il file'}</span>
        )}
      </div>
      <p role="alert" id={errorId} className="pr-field-error">
        {refused}
      </p>
      <UploadProgress uploads={uploads} />
    </div>
  );
}
