import {
  FILE_MAX_BYTES,
  FILE_TOO_LARGE_MESSAGE,
  describeRefusedName,
  hasAcceptedExtension,
} from '@pratiche/domain';
import { Button, useAlerts } from '@pratiche/ui';
import { FileInput } from '@pratiche/ui/form';
import { ACCOUNT_TEXTS } from './texts.js';

interface ReplaceFileButtonProps {
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** Chooses another file in one step; a refused one leaves the chosen file as it is. */
export function ReplaceFileButton({ label, accept, onFile }: ReplaceFileButtonProps) {
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
