import { useEffect } from 'react';
import type { SessionState } from '../state/session-state.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';

/**
 * Whether the documents of an open dossier are still to be learned of: everything before them that the fitter fills in is
 * filled. Not "is complete": steps the provider fills in never are, and a dossier with acquired data would wait for ever.
 */
export const needsDocumentStates = ({
  id,
  lastStep,
  steps,
}: Pick<SessionState, 'id' | 'lastStep' | 'steps'>): boolean =>
  id !== null &&
  lastStep === null &&
  steps.some((step) => step.id === 'documentazione' && step.reachable);

/**
 * Learns which documents are there once everything else of a stored dossier is filled: until then a complete dossier
 * that is opened again would pass for one with something missing.
 */
export function useLoadDocumentStates(): void {
  const session = useDossierSession();
  const isWanted = useDossierState(needsDocumentStates);
  useEffect(() => {
    // Failing is no harm: the step itself asks again, and tells.
    if (isWanted) void session.loadLastStep().catch(() => undefined);
  }, [isWanted, session]);
}
