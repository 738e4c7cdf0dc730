import { getStatus, type StatusCode } from './statuses.js';

/** Dossiers an operator can be made responsible for: those the back office has still something to do with. */
const ASSIGNABLE_STATUSES: readonly StatusCode[] = ['SENT', 'WAITING', 'ACCEPTED', 'SENTTOENEA'];

/** Italian message where nobody can be made responsible for a dossier any more, or not yet; `null` where somebody can. */
export const validateAssignment = (status: StatusCode): string | null =>
  ASSIGNABLE_STATUSES.includes(status)
    ? null
    : `La pratica è nello stato «${getStatus(status).name}»: l’operatore non può cambiare`;
