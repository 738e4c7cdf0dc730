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
      fetch={() => api.module.prefilled(moduleId, code)}
    />
  );
}
