import { useApi } from '@pratiche/ui';
import { PaperButton } from './PaperButton.js';

/** A document with what the dossier already knows, to sign and upload. */
export function PrefilledButton({
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
    <PaperButton
      text="Scarica precompilato"
      label={`Scarica precompilato: ${name}`}
      failure={`Errore download: ${name}`}
      fetch={() => api.module.prefilled(moduleId, code)}
    />
  );
}
