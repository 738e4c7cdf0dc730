import { IN_PROGRESS_STATUS_CODES, type ListFilter, type StatusCode } from '../statuses/index.js';

/** How long a dossier given to one operator is given to no other; an open page renews it. */
export const QUEUE_CLAIM_MS = 30 * 60_000;

/** What of a list decides whether it is worked through as a queue. */
export interface QueueList {
  state: ListFilter;
  status?: string | undefined;
  operatorId?: string | undefined;
  postponed?: string | undefined;
}

/** How "next" narrows a list: `null` where it leads through every row. */
export interface QueueNarrowing {
  /** `null` where the list names a status itself. */
  statuses: readonly StatusCode[] | null;
  /** Whether what was postponed is left out; not where the list asks for it. */
  skipsPostponed: boolean;
}

/**
 * In the list of work, "next" leads to what the operator can work on and no colleague has. A
 * colleague's dossiers and the finished ones are read row by row.
 */
export function narrowToQueue({
  state,
  status,
  operatorId,
  postponed,
}: QueueList): QueueNarrowing | null {
  if (state !== 'RECEIVED') return null;
  if (operatorId !== undefined && operatorId !== 'me' && operatorId !== 'none') return null;
  return {
    statuses: status === undefined ? IN_PROGRESS_STATUS_CODES : null,
    skipsPostponed: postponed !== 'yes',
  };
}
