import { useDossierState } from '../form/dossier-session-context.js';
import { useViewerMessage } from '../form/useViewerMessage.js';
import { useDoubtRules } from './doubt-rules.js';
import { useMunicipalityFinder } from './useMunicipalityFinder.js';

/** What the table of municipalities says against the value of a field; `null` where it fits. */
export function usePlaceDoubt(path: string): string | null {
  const doubtRules = useDoubtRules();
  const findMunicipalities = useMunicipalityFinder();
  const words = useViewerMessage();
  const message = useDossierState(
    ({ form }) =>
      doubtRules?.PLACE_DOUBT_RULES.flatMap((rule) =>
        doubtRules.applyDoubtRule(rule, form, { today: '', findMunicipalities }),
      ).find(({ field }) => field === path)?.message ?? null,
  );
  return message === null ? null : words(message);
}
