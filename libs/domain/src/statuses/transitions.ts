import {
  DRAFT_STATUS,
  getStatus,
  isStatusCode,
  OPEN_STATUS_CODES,
  SENT_STATUS,
  type StatusCode,
  type StatusNameSettings,
} from './statuses.js';

/** The actor who requests a transition. */
export type Actor = 'owner' | 'beneficiary' | 'admin';

/** Documents only the back office uploads. */
export type BackOfficeDocument = 'Ricevuta' | 'CodiceCpid';

/**
 * Notification of the owner: sending, return and completion also by e-mail, an advance only in the
 * portal.
 */
export type OwnerNotice = 'sent' | 'returned' | 'advanced' | 'completed' | 'none';

/** Names of the changes that can be taken back for a moment. */
export const UNDOABLE_STEPS = ['accept', 'file'] as const;
export type UndoableStep = (typeof UNDOABLE_STEPS)[number];

/** What a change of status brings. The executor of the server runs each of them in the transaction of the change. */
export interface TransitionEffects {
  readonly notify: OwnerNotice;
  /** The change is recorded in the audit log, besides the history of the dossier. */
  readonly isAudited: boolean;
  /** Credits are taken, and counts and costs frozen. */
  readonly debit?: true;
  /** The debit is given back row by row to the packages it came from. */
  readonly refund?: true;
  readonly reasonRequired?: true;
  readonly requiresDocument?: BackOfficeDocument;
  /** The energy saving of the declarations that ENEA asks it for has been written. */
  readonly requiresEnergySaving?: true;
  /** Its CPIDs become free: another dossier may take them. */
  readonly releasesCpids?: true;
  /** Takes the CPIDs that a return released; refused when another dossier has one meanwhile. */
  readonly holdsCpids?: true;
  /** Zone and transmittance limits are checked: where the provider acquires the data, only then. */
  readonly requiresCheckedLimits?: true;
  /** Everything that the provider acquires has been entered. */
  readonly requiresAcquiredData?: true;
  /** Stores a snapshot of the data, for comparison and for the search of the back office. */
  readonly freezesData?: true;
  /** Open document requests are answered by the files that came since. */
  readonly settlesRequests?: true;
  /**
   * Days from the change that a working link of the beneficiary goes on working: it tells what
   * becomes of the dossier, and shows no data while the dossier is not open.
   */
  readonly prolongsLinkDays?: number;
  /** The admin becomes the managing operator. */
  readonly recordsOperator?: true;
  /** The last reason of rejection is no longer shown. */
  readonly clearsReason?: true;
  /** Its operator can take it back for a moment, under this name; the owner hears of it after that. */
  readonly undoneAs?: UndoableStep;
}

export interface Transition {
  readonly from: readonly StatusCode[];
  readonly to: StatusCode;
  readonly who: readonly Actor[];
  readonly effects: TransitionEffects;
}

/** Days a link works while the customer may fill in their part, after filing and after completion. */
export const BENEFICIARY_LINK_DAYS = 30;
/** Longer than the back office ever works on a dossier. */
export const SENT_LINK_DAYS = 365;

const RETURN_EFFECTS: TransitionEffects = {
  refund: true,
  releasesCpids: true,
  reasonRequired: true,
  prolongsLinkDays: BENEFICIARY_LINK_DAYS,
  isAudited: true,
  notify: 'returned',
};

/** The only table of status changes, read by server, selectors and tests. */
export const TRANSITIONS: readonly Transition[] = [
  {
    from: OPEN_STATUS_CODES,
    to: DRAFT_STATUS,
    who: ['owner', 'beneficiary'],
    effects: { isAudited: false, notify: 'none' },
  },
  {
    from: OPEN_STATUS_CODES,
    to: SENT_STATUS,
    who: ['owner'],
    effects: {
      debit: true,
      freezesData: true,
      settlesRequests: true,
      prolongsLinkDays: SENT_LINK_DAYS,
      clearsReason: true,
      isAudited: true,
      notify: 'sent',
    },
  },
  {
    from: ['SENT', 'ACCEPTED'],
    to: 'WAITING',
    who: ['admin'],
    effects: RETURN_EFFECTS,
  },
  { from: ['SENT', 'ACCEPTED'], to: 'REJECTED', who: ['admin'], effects: RETURN_EFFECTS },
  {
    from: ['SENT'],
    to: 'ACCEPTED',
    who: ['admin'],
    effects: {
      requiresCheckedLimits: true,
      holdsCpids: true,
      recordsOperator: true,
      undoneAs: 'accept',
      isAudited: true,
      notify: 'advanced',
    },
  },
  {
    from: ['ACCEPTED'],
    to: 'SENTTOENEA',
    who: ['admin'],
    effects: {
      requiresDocument: 'CodiceCpid',
      requiresEnergySaving: true,
      holdsCpids: true,
      requiresCheckedLimits: true,
      requiresAcquiredData: true,
      undoneAs: 'file',
      prolongsLinkDays: BENEFICIARY_LINK_DAYS,
      isAudited: true,
      notify: 'advanced',
    },
  },
  {
    from: ['SENTTOENEA'],
    to: 'SELLED',
    who: ['admin'],
    effects: {
      requiresDocument: 'Ricevuta',
      prolongsLinkDays: BENEFICIARY_LINK_DAYS,
      isAudited: true,
      notify: 'completed',
    },
  },
];

/** The row of the table for a change; `undefined` when the change is forbidden. */
export const findTransition = (
  from: StatusCode,
  to: StatusCode,
  actor: Actor,
): Transition | undefined =>
  TRANSITIONS.find((row) => row.to === to && row.from.includes(from) && row.who.includes(actor));

export const canTransition = (from: StatusCode, to: StatusCode, actor: Actor): boolean =>
  findTransition(from, to, actor) !== undefined;

/** Transitions an actor may make from a status, with their effects. */
export const listAllowedTransitions = (from: StatusCode, actor: Actor): Transition[] =>
  TRANSITIONS.filter((row) => row.from.includes(from) && row.who.includes(actor));

/** Italian message of a change that is not allowed; `null` when it is. `to` may be anything a request said. */
export function validateTransition(
  from: StatusCode,
  to: string,
  actor: Actor,
  settings: StatusNameSettings,
): string | null {
  if (!isStatusCode(to)) return 'Lo stato richiesto non esiste';
  if (canTransition(from, to, actor)) return null;
  if (from === to) return `La pratica è già nello stato «${getStatus(to, settings).name}»`;
  return `La pratica è nello stato «${getStatus(from, settings).name}» e non può passare allo stato «${getStatus(to, settings).name}»`;
}
