import { requiredFields, type DossierForm, type StepId } from '@pratiche/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DossierSession } from '../state/session.js';
import type { SessionState } from '../state/session-state.js';

export const SessionContext = createContext<DossierSession | null>(null);

/** The open dossier. */
export function useDossier(): DossierSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No dossier is open around this component');
  return session;
}

/** A part of the state of the open dossier; drawn anew only when that part changes. */
export function useDossierState<T>(select: (state: SessionState) => T): T {
  const { store } = useDossier();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Values as of the last pause in the typing: for what is shown beside the fields. */
export const useDossierForm = (): DossierForm => useDossierState((state) => state.form);

/** What is said to whom: beneficiaries are called "tu", business users are spoken to neutrally. */
export const useSaid = <T>(neutral: T, toCustomer: T): T =>
  useDossier().viewer === 'beneficiary' ? toCustomer : neutral;

export const useIsAutofilled = (path: string): boolean =>
  useDossierState((state) => state.autofilled.has(path));

/** Whether the current step asks for the field, whatever is in it now. */
export function useIsRequired(path: string): boolean {
  const { step } = useDossier();
  return useDossierState((state) => requiredPaths(state.form, step).has(path));
}

const known = new WeakMap<DossierForm, Map<StepId, ReadonlySet<string>>>();

function requiredPaths(form: DossierForm, step: StepId): ReadonlySet<string> {
  const bySteps = known.get(form) ?? new Map<StepId, ReadonlySet<string>>();
  known.set(form, bySteps);
  const paths = bySteps.get(step) ?? requiredFields(form, step);
  bySteps.set(step, paths);
  return paths;
}
