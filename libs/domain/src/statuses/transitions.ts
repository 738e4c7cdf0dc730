import { isStatusCode, getStatus, type StatusCode } from './statuses.js';
import type { RuleSettings } from '../settings/rule-settings.js';

/** Who asks for a transition. */
export type Actor = 'owner' | 'beneficiary' | 'admin';

/** Documents only the back office uploads. */
export type BackOfficeDocument = 'Ricevuta' | 'CodiceCpid';

export interface TransitionEffects {
  /** Credits are taken, and counts, costs and data frozen. */
  readonly debit?: true;
  /** The debit is given back row by row to the packages it came from. */
  readonly refund?: true;
  readonly reasonRequired?: true;
  readonly requiresDocument?: BackOfficeDocument;
  /** Links of the beneficiary end. */
  readonly revokesLinks?: true;
  /** The admin becomes the managing operator. */
  readonly recordsOperator?: true;
  /** The last reason of rejection is no longer shown. */
  readonly clearsReason?: true;
  /** Owner is told by e-mail and notification. */
  readonly notifiesOwner?: true;
}

export interface Transition {
  readonly from: readonly StatusCode[];
  readonly to: StatusCode;
  readonly who: readonly Actor[];
  readonly effects: TransitionEffects;
}

const OPEN_STATUSES: readonly StatusCode[] = ['DRAFT', 'WAITING', 'REJECTED'];
const REJECTION_EFFECTS: TransitionEffects = {
  refund: true,
  reasonRequired: true,
  notifiesOwner: true,
};

/** The one table of status changes: server, selectors and tests read it. */
export const TRANSITIONS: readonly Transition[] = [
  { from: OPEN_STATUSES, to: 'DRAFT', who: ['owner', 'beneficiary'], effects: {} },
  {
    from: OPEN_STATUSES,
    to: 'SENT',
    who: ['owner'],
    effects: { debit: true, revokesLinks: true, clearsReason: true, notifiesOwner: true },
  },
  { from: ['SENT', 'ACCEPTED'], to: 'WAITING', who: ['admin'], effects: REJECTION_EFFECTS },
  { from: ['SENT', 'ACCEPTED'], to: 'REJECTED', who: ['admin'], effects: REJECTION_EFFECTS },
  { from: ['SENT'], to: 'ACCEPTED', who: ['admin'], effects: { recordsOperator: true } },
  {
    from: ['ACCEPTED'],
    to: 'SENTTOENEA',
    who: ['admin'],
    effects: { requiresDocument: 'CodiceCpid' },
  },
  {
    from: ['SENTTOENEA'],
    to: 'SELLED',
    who: ['admin'],
    effects: { requiresDocument: 'Ricevuta', notifiesOwner: true },
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

/** Changes an actor may make from a status, with what each one brings. */
export const listAllowedTransitions = (from: StatusCode, actor: Actor): Transition[] =>
  TRANSITIONS.filter((row) => row.from.includes(from) && row.who.includes(actor));

/** Italian message of a change that is not allowed; `null` when it is. `to` may be anything a request said. */
export function validateTransition(
  from: StatusCode,
  to: string,
  actor: Actor,
  settings: Pick<RuleSettings, 'statusNames'>,
): string | null {
  if (!isStatusCode(to)) return 'Lo stato richiesto non esiste';
  if (canTransition(from, to, actor)) return null;
  if (from === to) return `La pratica è già nello stato «${getStatus(to, settings).name}»`;
  return `La pratica è nello stato «${getStatus(from, settings).name}» e non può passare allo stato «${getStatus(to, settings).name}»`;
}

const DOCUMENT_NAMES: Readonly<Record<BackOfficeDocument, string>> = {
  CodiceCpid: 'il codice CPID',
  Ricevuta: 'la ricevuta',
};

/** Italian message of a change that waits for a back-office document. */
export const formatMissingDocumentMessage = (
  document: BackOfficeDocument,
  to: StatusCode,
  settings: Pick<RuleSettings, 'statusNames'>,
): string =>
  `Per passare allo stato «${getStatus(to, settings).name}» occorre prima caricare ${DOCUMENT_NAMES[document]}`;
