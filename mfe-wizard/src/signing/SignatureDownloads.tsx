import type { PaperSignatureDto } from '@pratiche/api';
import { Button, DownloadOutlined, useDownload } from '@pratiche/ui';
import type { ReactNode } from 'react';
import type { SigningServer } from './signing-server.js';
import { SIGNATURE_MARK_TEXTS } from './mark-texts.js';
import { SIGNING_TEXTS as TEXTS } from './texts.js';

/** The signed paper and the certificate of its signature. */
export function SignatureDownloads({
  server,
  signature: { id, title },
  children,
}: {
  server: SigningServer;
  signature: PaperSignatureDto;
  /** What else can be done with it. */
  children?: ReactNode;
}) {
  const { download, activeDownload } = useDownload();
  return (
    <div className="wz-signing-copies">
      <Button
        icon={<DownloadOutlined />}
        loading={activeDownload === 'paper'}
        aria-label={TEXTS.downloadSigned(title)}
        onClick={() => download('paper', () => server.readPaper(id), TEXTS.signedFailed)}
      >
        {TEXTS.signedPaper}
      </Button>
      <Button
        icon={<DownloadOutlined />}
        loading={activeDownload === 'certificate'}
        aria-label={TEXTS.downloadCertificate(title)}
        onClick={() =>
          download(
            'certificate',
            () => server.readCertificate(id),
            SIGNATURE_MARK_TEXTS.certificateFailed,
          )
        }
      >
        {TEXTS.signatureCertificate}
      </Button>
      {children}
    </div>
  );
}
