import { readDownload } from '@pratiche/api';
import { downloadDossierZip, Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { useDossierSession } from '../../form/dossier-session-context.js';

interface ZipDownloadButtonsProps {
  moduleId: number;
  hasFiles: boolean;
  hasPapers: boolean;
}

/** Downloads all documents to sign in one zip, and all uploaded files in another. */
export function ZipDownloadButtons({ moduleId, hasFiles, hasPapers }: ZipDownloadButtonsProps) {
  const api = useApi();
  const session = useDossierSession();
  const { download, activeDownload } = useDownload();
  if (!hasFiles && !hasPapers) return null;
  return (
    <div className="wz-zips">
      {hasPapers && (
        <Button
          icon={<DownloadOutlined />}
          loading={activeDownload === 'papers'}
          onClick={() =>
            download(
              'papers',
              () =>
                readDownload(
                  api.POST('/api/module/generate-documents', {
                    body: { ...session.values, id: moduleId },
                    parseAs: 'blob',
                  }),
                ),
              'Errore Download Documenti Pratica',
            )
          }
        >
          Scarica tutti i precompilati
        </Button>
      )}
      {hasFiles && (
        <Button
          icon={<DownloadOutlined />}
          loading={activeDownload === 'all'}
          onClick={() =>
            download(
              'all',
              () => downloadDossierZip(api, moduleId),
              'Errore Download Documenti Pratica',
            )
          }
        >
          Scarica i documenti caricati
        </Button>
      )}
    </div>
  );
}
