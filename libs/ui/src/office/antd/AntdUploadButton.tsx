import { Button } from '@pratiche/ui';
import Upload from 'antd/es/upload';
import { useRef } from 'react';
import type { OfficeUploadButtonProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';

/** antd's upload behind a button. Nothing is sent from here: the page takes the file. */
export default function AntdUploadButton({ label, accept, onFile }: OfficeUploadButtonProps) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <OfficeTheme>
      <div ref={area}>
        <Upload
          aria-label={label}
          accept={accept}
          openFileDialogOnClick={false}
          maxCount={1}
          showUploadList={false}
          beforeUpload={(file) => {
            onFile(file);
            return false;
          }}
        >
          <Button onClick={() => area.current?.querySelector('input')?.click()}>{label}</Button>
        </Upload>
      </div>
    </OfficeTheme>
  );
}
