import { Button } from '../basic/index.js';
import { FileDrop } from '../upload/FileDrop.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

interface RejectionFileFieldProps {
  file: File | null;
  disabled: boolean;
  onChange: (file: File | null) => void;
}

/** A file that explains the rejection. */
export function RejectionFileField({ file, disabled, onChange }: RejectionFileFieldProps) {
  return (
    <div>
      <p className="pr-rejection-label">
        {TEXTS.attachment} <span className="pr-muted">{TEXTS.attachmentOptional}</span>
      </p>
      {file ? (
        <p className="pr-rejection-file">
          <span>{file.name}</span>{' '}
          <Button size="small" onClick={() => onChange(null)}>
            {TEXTS.removeAttachment}
          </Button>
        </p>
      ) : (
        <FileDrop
          label={TEXTS.attachment}
          multiple={false}
          disabled={disabled}
          onFiles={([chosen]) => onChange(chosen ?? null)}
        />
      )}
    </div>
  );
}
