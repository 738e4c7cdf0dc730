import { downloadFile } from '@pratiche/api';
import { isPaperCode } from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { useDossierForm } from '../form/dossier-session-context.js';
import { SaveAndDownloadButton } from '../form/SaveAndDownloadButton.js';
import { useDossierRules } from '../form/useDossierRules.js';
import { PREFILLED_TEXTS as TEXTS } from './texts.js';

/**
 * Downloads a document prefilled with the dossier's data, to sign and upload. A document that would
 * contradict itself is not offered: the reason is shown in its place.
 */
export function PrefilledDocumentButton({
  moduleId,
  code,
  name,
  linkText,
}: {
  moduleId: number;
  code: string;
  name: string;
  /** Makes it a link within a sentence, which says alone what cannot be downloaded. */
  linkText?: string;
}) {
  const api = useApi();
  const form = useDossierForm();
  const { findPaperObstacle } = useDossierRules();
  const obstacle = isPaperCode(code) ? findPaperObstacle(code, form) : null;
  if (obstacle !== null) return linkText ?? <p>{obstacle}</p>;
  return (
    <SaveAndDownloadButton
      text={linkText ?? TEXTS.download}
      label={TEXTS.downloadNamed(name)}
      isLink={linkText !== undefined}
      failure={TEXTS.downloadFailed(name)}
      fetch={() =>
        downloadFile(api, '/api/Module/prefilled/{id}/{code}', { path: { id: moduleId, code } })
      }
    />
  );
}
