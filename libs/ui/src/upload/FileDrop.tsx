import {
  ACCEPTED_FILE_EXTENSIONS,
  FILE_MAX_BYTES,
  FILE_TOO_LARGE_MESSAGE,
  hasAcceptedExtension,
  UNSUPPORTED_FILE_MESSAGE,
  describeForeignFile,
  findForeignKindByName,
} from '@pratiche/domain';
import { useId, useState, type DragEvent } from 'react';
import { useMediaQuery } from '../hooks/useMediaQuery.js';
import { UploadProgress, type UploadItem } from './UploadProgress.js';
import { Button } from '../basic/index.js';
import { FileInput } from './FileInput.js';
import { UPLOAD_TEXTS as TEXTS } from './texts.js';

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
      : TEXTS.wrongKind(accept.replaceAll(',', ', '));
  const [over, setOver] = useState(false);
  const touch = useMediaQuery('(pointer: coarse)');
  const mayBePhoto = touch && hasAcceptedExtension('foto.jpg', accept);
  const errorId = useId();
  const { refused, takeFiles } = useAcceptedFiles({
    accept,
    multiple,
    maxBytes,
    wrongKind,
    tooLarge,
    onFiles,
  });

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
        if (!disabled) takeFiles(event.dataTransfer.files);
      }}
    >
      <div className="pr-drop-buttons">
        <FilePickButton
          action={TEXTS.chooseFile}
          label={label}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onFiles={takeFiles}
        />
        {mayBePhoto && (
          <FilePickButton
            action={TEXTS.photograph}
            label={label}
            accept="image/*"
            multiple={false}
            capture
            disabled={disabled}
            onFiles={takeFiles}
          />
        )}
        {!touch && (
          <span className="pr-muted">{multiple ? TEXTS.orDropFiles : TEXTS.orDropFile}</span>
        )}
      </div>
      <p role="alert" id={errorId} className="pr-field-error">
        {refused}
      </p>
      <UploadProgress uploads={uploads} />
    </div>
  );
}

interface AcceptedFilesOptions {
  /** As of the `accept` attribute. */
  accept: string;
  multiple: boolean;
  maxBytes: number;
  /** Messages for files of another kind, and for larger ones. */
  wrongKind: string;
  tooLarge: string;
  onFiles: (files: File[]) => void;
}

interface AcceptedFiles {
  /** Why files were refused. */
  refused: string | null;
  takeFiles: (list: Iterable<File>) => void;
}

/** Passes on the files of the right kind and size, and says why the others are refused. */
function useAcceptedFiles(options: AcceptedFilesOptions): AcceptedFiles {
  const { accept, multiple, maxBytes, wrongKind, tooLarge, onFiles } = options;
  const [refused, setRefused] = useState<string | null>(null);

  function takeFiles(list: Iterable<File>) {
    const files = [...list].slice(0, multiple ? undefined : 1);
    const accepted = files.filter(({ name }) => hasAcceptedExtension(name, accept));
    const small = accepted.filter((file) => file.size <= maxBytes);
    const left =
      accepted.length < files.length
        ? files.filter((file) => !accepted.includes(file))
        : accepted.filter((file) => !small.includes(file));
    const [first] = left;
    // Documents may be PDF, so a Word file is told how to become one.
    const foreign =
      first !== undefined && hasAcceptedExtension('documento.pdf', accept)
        ? findForeignKindByName(first.name)
        : null;
    const kindMessage = foreign === null ? wrongKind : describeForeignFile(foreign);
    const why = accepted.length < files.length ? kindMessage : tooLarge;
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

  return { refused, takeFiles };
}

interface FilePickButtonProps {
  /** What the button says: "Scegli file". */
  action: string;
  /** What the files are, for screen readers: "Fatture". */
  label: string;
  accept: string;
  multiple: boolean;
  capture?: boolean;
  disabled: boolean;
  onFiles: (files: Iterable<File>) => void;
}

/** A button that opens the file chooser, or the camera. */
function FilePickButton({ action, label, disabled, ...input }: FilePickButtonProps) {
  const name = `${action}: ${label}`;
  return (
    <FileInput label={name} disabled={disabled} {...input}>
      {(open) => (
        <Button onClick={open} disabled={disabled} aria-label={name}>
          {action}
        </Button>
      )}
    </FileInput>
  );
}
