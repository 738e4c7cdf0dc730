import type { Download } from '@pratiche/api';
import { Button, DownloadOutlined, EyeOutlined, PreviewDialog, useDownload } from '@pratiche/ui';
import { useState, type ReactNode } from 'react';

interface PaperDownloadButtonProps {
  read: () => Promise<Download>;
  /** Said when it cannot be read. */
  failure: string;
  /** Button that shows the paper on the page, with the names that it has there. */
  preview: { button: string; title: string; fileName: string };
  children: ReactNode;
}

const PAPER_ID = 1;

/** Shows and saves a paper of the registration: the contract to sign, the conditions to accept. */
export function PaperDownloadButton({
  read,
  failure,
  preview: { button, ...names },
  children,
}: PaperDownloadButtonProps) {
  const { activeDownload, download } = useDownload();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="sh-reg-step-actions">
      <Button icon={<EyeOutlined />} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Button
        icon={<DownloadOutlined />}
        loading={activeDownload !== null}
        onClick={() => download('paper', read, failure)}
      >
        {children}
      </Button>
      <PreviewDialog
        files={[{ ...names, id: PAPER_ID, contentType: 'application/pdf' }]}
        openId={isOpen ? PAPER_ID : null}
        load={read}
        onOpen={close}
        onClose={close}
      />
    </div>
  );
}
