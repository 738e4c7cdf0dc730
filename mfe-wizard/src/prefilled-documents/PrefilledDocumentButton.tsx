import { downloadFile } from '@pratiche/api';
import { isPaperCode } from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { useDossierForm } from '../form/dossier-session-context.js';
import { SaveAndDownloadButton } from '../form/SaveAndDownloadButton.js';
import { useDossierRules } from '../form/useDossierRules.js';

/**
 * Downloads a document prefilled with the dossier's data, to sign and upload. A document that would
 * contradict itself is not offered: the reason is shown in its place.
 */
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
  const form = useDossierForm();
  const { findPaperObstacle } = useDossierRules();
  const obstacle = isPaperCode(code) ? findPaperObstacle(code, form) : null;
  if (obstacle !== null) return <p>{obstacle}</p>;
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
