import { getTodayInRome, isSentBack } from '@pratiche/domain';
import { useDossierState } from './dossier-session-context.js';
import { useDossierRules } from './useDossierRules.js';

/** Why the dossier of the session comes too late to be sent; `null` while it may be sent. */
export function useLateMessage(): string | null {
  const { validateDeadline } = useDossierRules();
  return useDossierState(({ form, record }) =>
    validateDeadline(form, getTodayInRome(), record !== null && isSentBack(record)),
  );
}
