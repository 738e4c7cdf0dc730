import type { Download } from '@pratiche/api';
import { Button, DownloadOutlined, useAlerts, useDownload } from '@pratiche/ui';
import { useDossier } from '../wizard/context.js';

interface PaperButtonProps {
  /** What is on the button. */
  text: string;
  /** Said to screen readers when the text alone does not tell which paper it is. */
  label?: string;
  fetch: () => Promise<Download>;
  failure: string;
}

/** A PDF written from the stored dossier: what was typed is saved first, so that the paper says what the screen says. */
export function PaperButton({ text, label, fetch, failure }: PaperButtonProps) {
  const session = useDossier();
  const alerts = useAlerts();
  const download = useDownload();

  async function save(): Promise<void> {
    if (await session.flush()) download.run(text, fetch, failure);
    else alerts.error(`${failure}\nLe ultime modifiche non sono ancora salvate: riprovare quando il server risponde.`);
  }

  return (
    <Button icon={<DownloadOutlined aria-hidden="true" />} loading={download.running !== null} onClick={() => void save()} {...(label ? { 'aria-label': label } : {})}>{text}</Button>
  );
}
