import type { DocumentSetItem } from '@pratiche/api';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';

const FAILURE = 'Errore Download Documenti Pratica';

interface DocumentsPanelProps {
  dossierId: number;
  documents: readonly DocumentSetItem[];
}

/** Documents of the fitter: each file, and all of them as one zip. */
export function DocumentsPanel({ dossierId, documents }: DocumentsPanelProps) {
  const api = useApi();
  const { run, running } = useDownload();
  const hasFiles = documents.some(({ document }) => document.files.length > 0);
  return (
    <section className="pr-card admin-panel" aria-labelledby="documents-title">
      <div className="admin-panel-head">
        <h2 id="documents-title">Documenti</h2>
        <Button
          size="small"
          icon={<DownloadOutlined />}
          disabled={!hasFiles}
          loading={running === 'zip'}
          onClick={() => run('zip', () => api.module.download(dossierId), FAILURE)}
        >
          Scarica tutti
        </Button>
      </div>
      <ul className="admin-documents">
        {documents.map(({ id, document, isMandatory }) => (
          <li key={id}>
            <span className="admin-document-name">{document.name}</span>
            {document.files.length === 0 && (
              <span className={isMandatory ? 'admin-missing' : 'pr-muted'}>{isMandatory ? 'Obbligatorio, manca' : 'Facoltativo, non caricato'}</span>
            )}
            {document.files.map((file) => (
              <Button
                key={file.id}
                type="link"
                size="small"
                className="admin-file"
                loading={running === file.id}
                aria-label={`Scarica ${document.name}: ${file.fileName}`}
                onClick={() => run(file.id, () => api.upload.download(file.id), FAILURE)}
              >
                {file.fileName}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
