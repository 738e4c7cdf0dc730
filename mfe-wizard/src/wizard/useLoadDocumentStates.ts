import { useOnlineStatus } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { needsDocumentStates } from './needs-document-states.js';

/**
 * Loads the document states once everything else of a stored dossier is complete: without them, a
 * complete dossier that is reopened would be shown as incomplete. What failed without a network is
 * tried again when the network is back or a save gets through.
 */
export function useLoadDocumentStates(): void {
  const session = useDossierSession();
  const isWanted = useDossierState(needsDocumentStates);
  const savedAt = useDossierState((state) => state.savedAt);
  const isOnline = useOnlineStatus();
  const isLoading = useRef(false);
  useEffect(() => {
    if (!isWanted || !isOnline || isLoading.current) return;
    isLoading.current = true;
    // A failure here is harmless: the step loads the states again and reports errors.
    void session
      .loadLastStep()
      .catch(() => undefined)
      .finally(() => (isLoading.current = false));
  }, [isWanted, isOnline, savedAt, session]);
}
