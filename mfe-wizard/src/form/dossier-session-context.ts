import type { DossierForm } from '@pratiche/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DossierSession } from '../state/dossier-session.js';
import type { SessionState } from '../state/session-state.js';

export const DossierSessionContext = createContext<DossierSession | null>(null);

/** What the viewer may change of a step stands above it: the step itself leaves it out. */
export const AnswersApartContext = createContext(false);

/** The open dossier. */
export function useDossierSession(): DossierSession {
  const session = useContext(DossierSessionContext);
  if (!session) throw new Error('No dossier is open around this component');
  return session;
}

/** Selects a part of the open dossier's state; re-renders only when that part changes. */
export function useDossierState<T>(select: (state: SessionState) => T): T {
  const { store } = useDossierSession();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Values as of the last pause in typing, for content shown beside the fields. */
export const useDossierForm = (): DossierForm => useDossierState((state) => state.form);

/**
 * Chooses the wording for the viewer: beneficiaries are addressed as "tu", business users
 * impersonally.
 */
export const useViewerText = <T>(neutral: T, toCustomer: T): T =>
  useDossierSession().viewer === 'beneficiary' ? toCustomer : neutral;

export const useIsAutofilled = (path: string): boolean =>
  useDossierState((state) => state.autofilled.has(path));
