import { useCallback } from 'react';
import { useDossierSession } from './dossier-session-context.js';

/** Notes what a field of the dossier says of a text that it cannot read. */
export function useNoteUnread(field: string): (message: string | null) => void {
  const session = useDossierSession();
  return useCallback((message) => session.noteUnread(field, message), [session, field]);
}
