import type { Download } from '@pratiche/api';
import { Button, DownloadOutlined, useDownload } from '@pratiche/ui';
import type { ReactNode } from 'react';

interface PaperDownloadButtonProps {
  read: () => Promise<Download>;
  /** Said when it cannot be read. */
  failure: string;
  children: ReactNode;
}

/** Saves a paper of the registration: the contract to sign, the conditions to accept. */
export function PaperDownloadButton({ read, failure, children }: PaperDownloadButtonProps) {
  const { activeDownload, download } = useDownload();
  return (
    <p>
      <Button
        icon={<DownloadOutlined />}
        loading={activeDownload !== null}
        onClick={() => download('paper', read, failure)}
      >
        {children}
      </Button>
    </p>
  );
}
