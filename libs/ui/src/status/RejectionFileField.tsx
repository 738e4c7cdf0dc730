import { Button } from '../basic/index.js';
import { FileDrop } from '../upload/FileDrop.js';

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
        Allegato <span className="pr-muted">(facoltativo)</span>
      </p>
      {file ? (
        <p className="pr-rejection-file">
          <span>{file.name}</span>{' '}
          <Button size="small" onClick={() => onChange(null)}>
            Togli l’allegato
          </Button>
        </p>
      ) : (
        <FileDrop
          label="Allegato"
          multiple={false}
          disabled={disabled}
          onFiles={([chosen]) => onChange(chosen ?? null)}
        />
      )}
    </div>
  );
}
