import { listTaxCodeWarnings } from '@pratiche/domain';
import { useDossierState } from '../form/dossier-session-context.js';
import { useViewerMessage } from '../form/useViewerMessage.js';

/** What deserves a second look in a tax code: it stays beside the field as long as it is true, and blocks nothing. */
export function useTaxCodeWarning(path: string): string | null {
  const words = useViewerMessage();
  const message = useDossierState(
    ({ form }) => listTaxCodeWarnings(form).find(({ field }) => field === path)?.message ?? null,
  );
  return message === null ? null : words(message);
}
