import type { DossierForm, StepId } from '@pratiche/domain';
import { createContext, useContext, useSyncExternalStore, useEffect } from 'react';
import type { DossierSession } from '../state/dossier-session.js';
import type { SessionState } from '../state/session-state.js';
import { useRules } from '@pratiche/ui';
import { createRuleCache } from './rule-cache.js';

export const DossierSessionContext = createContext<DossierSession | null>(null);

/** The open dossier. */
export function useDossierSession(): DossierSession {
  const session = useContext(DossierSessionContext);
  if (!session) throw new Error('No dossier is open around this component');
  return session;
}

/** The open dossier follows the settings, which may come or change while it is open. */
export function useCurrentRules(session: DossierSession): void {
  const rules = useRules();
  useEffect(() => session.replaceRules(rules), [session, rules]);
}

/** A part of the state of the open dossier; drawn anew only when that part changes. */
export function useDossierState<T>(select: (state: SessionState) => T): T {
  const { store } = useDossierSession();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Values as of the last pause in the typing: for what is shown beside the fields. */
export const useDossierForm = (): DossierForm => useDossierState((state) => state.form);

/** What is said to whom: beneficiaries are called "tu", business users are spoken to neutrally. */
export const useViewerText = <T>(neutral: T, toCustomer: T): T =>
  useDossierSession().viewer === 'beneficiary' ? toCustomer : neutral;

export const useIsAutofilled = (path: string): boolean =>
  useDossierState((state) => state.autofilled.has(path));

const getOrListRequiredFields = createRuleCache<StepId, ReadonlySet<string>>();

/** Whether the current step asks for the field, whatever is in it now. */
export function useIsRequired(path: string): boolean {
  const { step } = useDossierSession();
  const rules = useRules();
  return useDossierState(({ form }) =>
    getOrListRequiredFields(rules, form, step, () => rules.listRequiredFields(form, step)).has(
      path,
    ),
  );
}
