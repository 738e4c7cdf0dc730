import {
  ACCEPTED_FILE_EXTENSIONS,
  Button,
  ExclamationCircleOutlined,
  formatBytes,
  EyeOutlined,
  useAlerts,
} from '@pratiche/ui';
import { FileDrop, FileInput } from '@pratiche/ui/form';
import { useEffect, useRef, useState } from 'react';
import {
  type RegistrationFile,
  FILE_MAX_BYTES,
  FILE_TOO_LARGE_MESSAGE,
  describeRefusedName,
  hasAcceptedExtension,
} from '@pratiche/domain';
import { accountFieldId, useAccountField } from './account-form-context.js';
import '../registration/registration.css';
import { ACCOUNT_TEXTS } from './texts.js';

/** Types that every browser draws; the bytes stay on the device. */
const IMAGE_TYPES = ['image/jpeg', 'image/png'];
const PDF_TYPE = 'application/pdf';

interface AccountFileFieldProps {
  name: string;
  label: string;
  file: File | null;
  error: string | null;
  required?: boolean;
  /** As of the `accept` attribute, where fewer types are taken. */
  accept?: string;
  onChange: (file: File | null) => void;
}

/** A file of the form around it. */
export function AccountFormFileField({
  name,
  onPicked,
  ...props
}: Pick<AccountFileFieldProps, 'label' | 'required'> & {
  name: RegistrationFile;
  onPicked?: (file: File | null) => void;
}) {
  const { value, error, onChange } = useAccountField(name);
  return (
    <AccountFileField
      {...props}
      name={name}
      file={value}
      error={error}
      onChange={(file) => {
        onChange(file);
        onPicked?.(file);
      }}
    />
  );
}

/**
 * One file, required by default: chosen, dropped or photographed; shown by name until it is
 * removed.
 */
export function AccountFileField({
  name,
  label,
  file,
  error,
  required = true,
  accept,
  onChange,
}: AccountFileFieldProps) {
  const id = accountFieldId(name);
  const group = useRef<HTMLDivElement>(null);
  const acted = useRef(false);

  // The pressed button is replaced after a change, so the focus moves to the new button. Restored
  // files do not take the focus.
  useEffect(() => {
    if (acted.current) group.current?.querySelector('button')?.focus();
    acted.current = false;
  }, [file]);

  function change(chosen: File | null): void {
    acted.current = true;
    onChange(chosen);
  }

  return (
    <div
      ref={group}
      className={`sh-reg-file ${error ? 'sh-reg-file-wrong' : ''}`}
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <h3 id={`${id}-label`} className={required ? 'pr-field-required' : undefined}>
        {label}
      </h3>
      {file === null ? (
        <FileDrop
          label={label}
          multiple={false}
          {...(accept === undefined ? {} : { accept })}
          onFiles={([chosen]) => {
            if (chosen) change(chosen);
          }}
        />
      ) : (
        <div className="sh-reg-file-chosen">
          <ChosenFilePreview file={file} label={label} />
          <span className="sh-reg-file-name">
            {file.name} <span className="pr-muted">({formatBytes(file.size)})</span>
          </span>
          <span className="sh-reg-file-buttons">
            <Button onClick={() => change(null)} aria-label={ACCOUNT_TEXTS.removeFile(label)}>
              {ACCOUNT_TEXTS.remove}
            </Button>
            <ReplaceFileButton
              label={label}
              accept={accept ?? ACCEPTED_FILE_EXTENSIONS}
              onFile={change}
            />
          </span>
        </div>
      )}
      <p role="alert" id={`${id}-error`} className="pr-field-error">
        {error && (
          <>
            <ExclamationCircleOutlined aria-hidden="true" /> {error}
          </>
        )}
      </p>
    </div>
  );
}

/** A small picture of a chosen image; a PDF opens beside the page. Nothing for other types. */
function ChosenFilePreview({ file, label }: { file: File; label: string }) {
  const address = useFileAddress(file);
  if (address === null) return null;
  if (IMAGE_TYPES.includes(file.type))
    return <img className="sh-reg-thumb" src={address} alt={ACCOUNT_TEXTS.preview(label)} />;
  return (
    <Button
      icon={<EyeOutlined aria-hidden="true" />}
      aria-label={ACCOUNT_TEXTS.seeFile(label)}
      onClick={() => window.open(address, '_blank', 'noopener')}
    >
      {ACCOUNT_TEXTS.see}
    </Button>
  );
}

/** Object URL of a file that can be drawn, valid as long as the file is chosen. */
function useFileAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (![...IMAGE_TYPES, PDF_TYPE].includes(file.type)) return setAddress(null);
    // The type is ours: the address opens in our origin.
    const url = URL.createObjectURL(new Blob([file], { type: file.type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}

interface ReplaceFileButtonProps {
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** Chooses another file in one step; a refused one leaves the chosen file as it is. */
function ReplaceFileButton({ label, accept, onFile }: ReplaceFileButtonProps) {
  const alerts = useAlerts();
  const name = ACCOUNT_TEXTS.replaceFile(label);
  function take([file]: readonly File[]): void {
    if (!file) return;
    if (file.size >= FILE_MAX_BYTES) alerts.error(FILE_TOO_LARGE_MESSAGE);
    else if (!hasAcceptedExtension(file.name, accept)) alerts.error(describeRefusedName(file.name));
    else onFile(file);
  }
  return (
    <FileInput
      label={name}
      accept={accept}
      multiple={false}
      disabled={false}
      onFiles={(files) => take([...files])}
    >
      {(open) => (
        <Button onClick={open} aria-label={name}>
          {ACCOUNT_TEXTS.replace}
        </Button>
      )}
    </FileInput>
  );
}
