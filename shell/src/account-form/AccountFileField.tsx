import {
  ACCEPTED_FILE_EXTENSIONS,
  Button,
  ExclamationCircleOutlined,
  formatBytes,
} from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { useEffect, useRef } from 'react';
import type { RegistrationFile } from '@pratiche/domain';
import { ChosenFilePreview } from './ChosenFilePreview.js';
import { ReplaceFileButton } from './ReplaceFileButton.js';
import { accountFieldId, useAccountField } from './account-form-context.js';
import '../registration/registration.css';
import { ACCOUNT_TEXTS } from './texts.js';

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
