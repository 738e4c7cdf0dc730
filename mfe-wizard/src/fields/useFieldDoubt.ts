import {
  listShadingWarnings,
  listShutterWarnings,
  listZipWarnings,
  type DossierForm,
  type Warning,
} from '@pratiche/domain';
import { useDossierState } from '../form/dossier-session-context.js';
import { useViewerMessage } from '../form/useViewerMessage.js';

/** The doubts that a field shows by itself; rows of products have a light for the others. */
const FIELD_DOUBTS: readonly [RegExp, (form: DossierForm) => Warning[]][] = [
  [/Zip$/, listZipWarnings],
  [/^manufatti\.schermature\.\d+\.trasmissioneSolare$/, listShadingWarnings],
  [/^manufatti\.chiusure\.\d+\.trasmissioneSolare$/, listShutterWarnings],
];

/** What deserves a second look in a field, and blocks nothing; `null` while it is being typed. */
export function useFieldDoubt(
  path: string,
  { isDirty, isTouched }: { isDirty: boolean; isTouched: boolean },
): string | null {
  const words = useViewerMessage();
  const message = useDossierState(({ form }) => {
    const list = FIELD_DOUBTS.find(([name]) => name.test(path))?.[1];
    return list?.(form).find(({ field }) => field === path)?.message ?? null;
  });
  return message === null || (isDirty && !isTouched) ? null : words(message);
}
