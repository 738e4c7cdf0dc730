import { controlProps, FieldFrame, UploadOutlined } from '@pratiche/ui';
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@pratiche/ui/form';
import { hasAcceptedExtension } from '@pratiche/domain';
import Upload from 'antd/es/upload';
import { useRef, useState } from 'react';
import type { OfficeUploadFieldProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';
import { ANTD_TEXTS } from './texts.js';

/** antd's area for one file. Nothing is sent from here: the form does that. */
export default function AntdUploadField({
  value,
  onChange,
  onBlur,
  accept,
  maxBytes = MAX_FILE_BYTES,
  tooLarge = FILE_TOO_LARGE,
  ...field
}: OfficeUploadFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const shown = { ...field, error: refused ?? field.error };
  const { id, disabled = false, 'aria-describedby': describedBy } = controlProps(shown);
  const text = value === null ? ANTD_TEXTS.dropFile : value.name;

  function take(file: File): false {
    const reason = !hasAcceptedExtension(file.name, accept)
      ? ANTD_TEXTS.wrongKind(accept.replaceAll(',', ', '))
      : file.size > maxBytes
        ? tooLarge
        : null;
    setRefused(reason);
    if (reason === null) onChange(file);
    return false;
  }

  return (
    <FieldFrame {...shown}>
      <OfficeTheme>
        <div ref={area}>
          {/* antd's own area is not opened by the space bar and names no label and error. */}
          <Upload.Dragger
            accept={{ format: accept, filter: 'native' }}
            disabled={disabled}
            hasControlInside
            openFileDialogOnClick={false}
            maxCount={1}
            showUploadList={false}
            beforeUpload={take}
          >
            <button
              id={id}
              type="button"
              className="of-upload"
              disabled={disabled}
              aria-label={`${field.label}: ${text}`}
              aria-describedby={describedBy}
              onBlur={onBlur}
              onClick={() => area.current?.querySelector('input')?.click()}
            >
              <UploadOutlined aria-hidden="true" />
              {text}
            </button>
          </Upload.Dragger>
        </div>
      </OfficeTheme>
    </FieldFrame>
  );
}
