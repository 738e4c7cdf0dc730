import type { PaperSignatureDto } from '@pratiche/api';
import { Button, DownloadOutlined, useDownload } from '@pratiche/ui';
import type { SigningServer } from './signing-server.js';

/** The signed paper and the certificate of its signature. */
export function SignatureDownloads({
  server,
  signature: { id, title },
}: {
  server: SigningServer;
  signature: PaperSignatureDto;
}) {
  const { download, activeDownload } = useDownload();
  return (
    <div className="wz-signing-copies">
      <Button
        icon={<DownloadOutlined />}
        loading={activeDownload === 'paper'}
        aria-label={`Scarica il documento firmato: ${title}`}
        onClick={() =>
          download('paper', () => server.readPaper(id), 'Il documento non è stato scaricato')
        }
      >
        Documento firmato
      </Button>
      <Button
        icon={<DownloadOutlined />}
        loading={activeDownload === 'certificate'}
        aria-label={`Scarica il certificato di firma: ${title}`}
        onClick={() =>
          download(
            'certificate',
            () => server.readCertificate(id),
            'Il certificato non è stato scaricato',
          )
        }
      >
        Certificato di firma
      </Button>
    </div>
  );
}
