import { lazyDialog } from '../shared/lazy-dialog.js';
import { useDossierState } from '../form/dossier-session-context.js';

const ConflictDialog = lazyDialog(async () => (await import('./ConflictDialog.js')).ConflictDialog);

/** Asks how to settle the conflicts of the session, once there are some. */
export function ConflictAlert() {
  const hasConflicts = useDossierState(({ conflicts }) => (conflicts ?? []).length > 0);
  return hasConflicts ? <ConflictDialog /> : null;
}
