import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { useDossier } from '../../wizard/context.js';

interface DocumentZipsProps {
  moduleId: number;
  hasFiles: boolean;
  hasPapers: boolean;
}

/** All papers to sign in one zip, and all that was uploaded in another. */
export function DocumentZips({ moduleId, hasFiles, hasPapers }: DocumentZipsProps) {
  const api = useApi();
  const session = useDossier();
  const { run, running } = useDownload();
  if (!hasFiles && !hasPapers) return null;
  return (
    <div className="wz-zips">
      {hasPapers && (
        <Button
          icon={<DownloadOutlined />}
          loading={running === 'papers'}
          onClick={() =>
            run(
              'papers',
              () => api.module.generateDocuments({ ...session.values, id: moduleId }),
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
          loading={running === 'all'}
          onClick={() =>
            run('all', () => api.module.download(moduleId), 'Errore Download Documenti Pratica')
          }
        >
          Scarica i documenti caricati
        </Button>
      )}
    </div>
  );
}
