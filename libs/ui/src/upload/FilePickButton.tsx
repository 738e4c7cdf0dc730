import { Button } from '../basic/index.js';
import { FileInput } from './FileInput.js';

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
export function FilePickButton({ action, label, disabled, ...input }: FilePickButtonProps) {
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
