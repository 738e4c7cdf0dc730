import { useEffect } from 'react';
import type { SessionState } from '../state/session-state.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';

/**
 * Whether the document states must be loaded: the earlier steps that the fitter fills in are
 * complete. Those filled in by the provider never are, so that a dossier with acquired data would
 * wait for ever.
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
 * Loads the document states once everything else of a stored dossier is complete: without them, a
 * complete dossier that is reopened would be shown as incomplete.
 */
export function useLoadDocumentStates(): void {
  const session = useDossierSession();
  const isWanted = useDossierState(needsDocumentStates);
  useEffect(() => {
    // A failure here is harmless: the step loads the states again and reports errors.
    if (isWanted) void session.loadLastStep().catch(() => undefined);
  }, [isWanted, session]);
}
