import { useEffect } from 'react';
import { useDossier, useDossierState } from '../../wizard/context.js';

/**
 * Learns which documents are there once everything else of a stored dossier is filled: until then a complete dossier
 * that is opened again would pass for one with something missing.
 */
export function useDocumentStates(): void {
  const session = useDossier();
  const isWanted = useDossierState(({ id, lastStep, steps }) =>
    id !== null && lastStep === null && steps.some((step) => step.id === 'documentazione' && step.reachable));
  useEffect(() => {
    // Failing is no harm: the step itself asks again, and tells.
    if (isWanted) void session.loadLastStep().catch(() => undefined);
  }, [isWanted, session]);
}
