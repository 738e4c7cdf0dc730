import { REQUIRED_MESSAGE, checkStep, type DossierForm, type StepId } from '@pratiche/domain';
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
export const useSaid = <T>(neutral: T, toCustomer: T): T => (useDossier().viewer === 'beneficiary' ? toCustomer : neutral);

export const useIsAutofilled = (path: string): boolean => useDossierState((state) => state.autofilled.has(path));

/** Whether the current step asks for the field, whatever is in it now. */
export function useIsRequired(path: string): boolean {
  const { step } = useDossier();
  return useDossierState((state) => requiredPaths(state.form, step).has(path));
}

const known = new WeakMap<DossierForm, Map<StepId, ReadonlySet<string>>>();

/** The rules say what is required when everything that can be empty is empty. */
function requiredPaths(form: DossierForm, step: StepId): ReadonlySet<string> {
  const bySteps = known.get(form) ?? new Map<StepId, ReadonlySet<string>>();
  known.set(form, bySteps);
  const paths = bySteps.get(step) ?? askedFor(emptied(form), step);
  bySteps.set(step, paths);
  return paths;
}

/** What decides is asked for too. */
const askedFor = (empty: DossierForm, step: StepId): ReadonlySet<string> =>
  new Set([...missing(empty, step), ...missing({ ...empty, immovableParticularUse: null }, step)]);

const missing = (form: DossierForm, step: StepId): string[] =>
  checkStep(form, step, { viewer: 'fitter' }).filter(({ message }) => message === REQUIRED_MESSAGE).map(({ field }) => field);

/** Values that decide what else is asked for stay. */
const DECIDING = new Set(['serviceType', 'immovableParticularUse']);

function emptied<T>(value: T): T {
  if (Array.isArray(value)) return value.map((row: unknown) => emptied(row)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const isPlain = typeof inner === 'string' || typeof inner === 'number';
    return [key, isPlain ? (DECIDING.has(key) ? inner : null) : emptied(inner)];
  })) as T;
}
