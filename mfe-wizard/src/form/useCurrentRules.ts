import { useEffect } from 'react';
import type { DossierSession } from '../state/dossier-session.js';
import { useDossierRules } from './useDossierRules.js';

/** The open dossier follows the settings, which may come or change while it is open. */
export function useCurrentRules(session: DossierSession): void {
  const rules = useDossierRules();
  useEffect(() => session.replaceRules(rules), [session, rules]);
}
