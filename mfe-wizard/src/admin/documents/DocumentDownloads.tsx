import { downloadFile, type AdminDossierDto } from '@pratiche/api';
import { Button, DownloadOutlined, downloadDossierZip, useApi, useDownload } from '@pratiche/ui';

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
          download('zip', () => downloadDossierZip(api, id), 'Errore Download Documenti Pratica')
        }
      >
        Scarica tutti
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
              'Errore Download Documenti Compilatore',
            )
          }
        >
          Documenti per il compilatore
        </Button>
      )}
    </div>
  );
}
