import { getStatus, type StatusCode } from './statuses.js';
import type { RuleSettings } from '../settings/rule-settings.js';

/** Dossiers an operator can be made responsible for: those the back office has still something to do with. */
const ASSIGNABLE_STATUSES: readonly StatusCode[] = ['SENT', 'WAITING', 'ACCEPTED', 'SENTTOENEA'];

/** Italian message where nobody can be made responsible for a dossier any more, or not yet; `null` where somebody can. */
export const validateAssignment = (
  status: StatusCode,
  settings: Pick<RuleSettings, 'statusNames'>,
): string | null =>
  ASSIGNABLE_STATUSES.includes(status)
    ? null
    : `La pratica è nello stato «${getStatus(status, settings).name}»: l’operatore non può cambiare`;
