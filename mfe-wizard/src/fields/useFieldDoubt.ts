import {
  listShadingWarnings,
  listShutterWarnings,
  listZipWarnings,
  type DossierForm,
  type Warning,
} from '@pratiche/domain';
import { useState } from 'react';
import { useDossierState } from '../form/dossier-session-context.js';
import { useViewerMessage } from '../form/useViewerMessage.js';

/** The doubts that a field shows by itself; rows of products have a light for the others. */
const FIELD_DOUBTS: readonly [RegExp, (form: DossierForm) => Warning[]][] = [
  [/Zip$/, listZipWarnings],
  [/^manufatti\.schermature\.\d+\.trasmissioneSolare$/, listShadingWarnings],
  [/^manufatti\.chiusure\.\d+\.trasmissioneSolare$/, listShutterWarnings],
];

interface FieldDoubt {
  /** What deserves a second look, and blocks nothing; `null` while the field is being typed. */
  doubt: string | null;
  /** For the field to say that its value is being typed, or has been. */
  setTyping: (isTyping: boolean) => void;
}

export function useFieldDoubt(path: string): FieldDoubt {
  const [isTyping, setTyping] = useState(false);
  const words = useViewerMessage();
  const message = useDossierState(({ form }) => {
    const list = FIELD_DOUBTS.find(([name]) => name.test(path))?.[1];
    return list?.(form).find(({ field }) => field === path)?.message ?? null;
  });
  return { doubt: message === null || isTyping ? null : words(message), setTyping };
}
