import { getStatus, STATUSES, type StatusCode, type StatusNameSettings } from './statuses.js';

/**
 * Returns an Italian message where no operator can be assigned to a dossier; `null` where an
 * assignment is allowed.
 */
export const validateAssignment = (
  status: StatusCode,
  settings: StatusNameSettings,
): string | null =>
  STATUSES[status].isAssignable
    ? null
    : `La pratica è nello stato «${getStatus(status, settings).name}»: l’operatore non può cambiare`;
