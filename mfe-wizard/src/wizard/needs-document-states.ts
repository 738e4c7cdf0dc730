import type { SessionState } from '../state/session-state.js';

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
