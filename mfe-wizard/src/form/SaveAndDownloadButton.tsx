import type { Download } from '@pratiche/api';
import { Button, DownloadOutlined, useDownload } from '@pratiche/ui';
import { useRunAfterSave } from './useRunAfterSave.js';

interface SaveAndDownloadButtonProps {
  /** What is on the button. */
  text: string;
  /** Said to screen readers when the text alone does not tell which paper it is. */
  label?: string;
  fetch: () => Promise<Download>;
  failure: string;
}

/** A PDF written from the stored dossier: what was typed is saved first, so that the paper says what the screen says. */
export function SaveAndDownloadButton({ text, label, fetch, failure }: SaveAndDownloadButtonProps) {
  const { activeDownload, download } = useDownload();
  const savedFirst = useRunAfterSave();
  const save = () => void savedFirst(() => download(text, fetch, failure), failure);
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={activeDownload !== null}
      onClick={save}
      {...(label ? { 'aria-label': label } : {})}
    >
      {text}
    </Button>
  );
}
