import { readDownload } from '@pratiche/api';
import { downloadDossierZip, Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { useDossierSession } from '../../../form/dossier-session-context.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

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
              TEXTS.downloadFailed,
            )
          }
        >
          {TEXTS.downloadPrefilled}
        </Button>
      )}
      {hasFiles && (
        <Button
          icon={<DownloadOutlined />}
          loading={activeDownload === 'all'}
          onClick={() =>
            download('all', () => downloadDossierZip(api, moduleId), TEXTS.downloadFailed)
          }
        >
          {TEXTS.downloadUploaded}
        </Button>
      )}
    </div>
  );
}
