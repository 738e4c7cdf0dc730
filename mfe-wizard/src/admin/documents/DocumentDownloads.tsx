import { downloadFile, type AdminDossierDto } from '@pratiche/api';
import { Button, DownloadOutlined, downloadDossierZip, useApi, useDownload } from '@pratiche/ui';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

/** Several documents at once: all of the fitter's, and those for the operator who fills ENEA's form in. */
export function DocumentDownloads({ dossier }: { dossier: AdminDossierDto }) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const { id, documents } = dossier;
  const { schermature, chiusure } = dossier.manufatti;
  return (
    <div className="admin-downloads">
      <Button
        size="small"
        icon={<DownloadOutlined />}
        disabled={!documents.some(({ document }) => document.files.length > 0)}
        loading={activeDownload === 'zip'}
        onClick={() =>
          download('zip', () => downloadDossierZip(api, id), ADMIN_DOCUMENT_TEXTS.downloadFailed)
        }
      >
        {ADMIN_DOCUMENT_TEXTS.downloadAll}
      </Button>
      {schermature.length + chiusure.length > 0 && (
        <Button
          size="small"
          icon={<DownloadOutlined />}
          loading={activeDownload === 'compiler'}
          onClick={() =>
            download(
              'compiler',
              () => downloadFile(api, '/api/module/downloadDocsCompilatore/{id}', { path: { id } }),
              ADMIN_DOCUMENT_TEXTS.compilerDownloadFailed,
            )
          }
        >
          {ADMIN_DOCUMENT_TEXTS.compilerDocuments}
        </Button>
      )}
    </div>
  );
}
