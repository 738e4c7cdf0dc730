import type { Download } from '@pratiche/api';
import { Button, DownloadOutlined, useDownload } from '@pratiche/ui';
import { useRunAfterSave } from './useRunAfterSave.js';

interface SaveAndDownloadButtonProps {
  text: string;
  /** Accessible name for screen readers when the text alone does not identify the document. */
  label?: string;
  fetch: () => Promise<Download>;
  failure: string;
  /** Within a sentence. */
  isLink?: boolean;
}

/**
 * Downloads a PDF generated from the stored dossier; saves the form first, so that the PDF matches
 * the screen.
 */
export function SaveAndDownloadButton({
  text,
  label,
  fetch,
  failure,
  isLink = false,
}: SaveAndDownloadButtonProps) {
  const { activeDownload, download } = useDownload();
  const savedFirst = useRunAfterSave();
  const save = () => void savedFirst(() => download(text, fetch, failure), failure);
  if (isLink)
    return (
      <button type="button" className="pr-link-button" onClick={save}>
        {text}
      </button>
    );
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
