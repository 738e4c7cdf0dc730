import { getTodayInRome, isSentBack } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import { useDossierState } from './dossier-session-context.js';

/** Why the dossier of the session comes too late to be sent; `null` while it may be sent. */
export function useLateMessage(): string | null {
  const { validateDeadline } = useRules();
  return useDossierState(({ form, record }) =>
    validateDeadline(form, getTodayInRome(), record !== null && isSentBack(record)),
  );
}
