import { listAllowedTransitions, type StatusCode } from '../statuses/index.js';

/** Whether the next step of a dossier is the back office's: what it can work on is first in its lists. */
export const isOfficeTurn = (code: StatusCode): boolean =>
  listAllowedTransitions(code, 'admin').length > 0;
