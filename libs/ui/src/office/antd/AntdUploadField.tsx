import { controlProps, FieldFrame, UploadOutlined } from '@pratiche/ui';
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@pratiche/ui/form';
import { hasAcceptedExtension } from '@pratiche/domain';
import Upload from 'antd/es/upload';
import { useState } from 'react';
import type { OfficeUploadFieldProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';

/** antd's area for one file. Nothing is sent from here: the form does that. */
export default function AntdUploadField({
  value,
  onChange,
  accept,
  ...field
}: OfficeUploadFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { disabled = false, id, ...control } = controlProps(field);

  function take(file: File): false {
    const reason = refusalReason(file, accept);
    setRefused(reason);
    if (reason === null) onChange(file);
    return false;
  }

  return (
    <FieldFrame {...field} error={refused ?? field.error}>
      <OfficeTheme>
        <Upload.Dragger
          {...control}
          id={id}
          accept={accept}
          disabled={disabled}
          maxCount={1}
          showUploadList={false}
          beforeUpload={take}
        >
          <p className="of-upload">
            <UploadOutlined aria-hidden="true" />
            {value === null ? 'Trascina qui il file o sceglilo' : value.name}
          </p>
        </Upload.Dragger>
      </OfficeTheme>
    </FieldFrame>
  );
}

function refusalReason(file: File, accept: string): string | null {
  if (!hasAcceptedExtension(file.name, accept))
    return `Il file non è di un tipo consentito: scegli un file ${accept.replaceAll(',', ', ')}.`;
  return file.size > MAX_FILE_BYTES ? FILE_TOO_LARGE : null;
}
