import { downloadFile } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { SaveAndDownloadButton } from '../form/SaveAndDownloadButton.js';

/** Downloads a document prefilled with the dossier's data, to sign and upload. */
export function PrefilledDocumentButton({
  moduleId,
  code,
  name,
}: {
  moduleId: number;
  code: string;
  name: string;
}) {
  const api = useApi();
  return (
    <SaveAndDownloadButton
      text="Scarica precompilato"
      label={`Scarica precompilato: ${name}`}
      failure={`Errore download: ${name}`}
      fetch={() =>
        downloadFile(api, '/api/Module/prefilled/{id}/{code}', { path: { id: moduleId, code } })
      }
    />
  );
}
