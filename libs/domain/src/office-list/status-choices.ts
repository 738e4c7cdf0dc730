import { validateNoOpenRequests } from '../messages/index.js';
import {
  findTransition,
  getStatus,
  listAllowedTransitions,
  STATUS_CODES,
  STATUSES,
  validateTransition,
  type StatusCode,
  type StatusNameSettings,
  type Transition,
} from '../statuses/index.js';

/** What a row of a list knows about its dossier, as far as the next statuses depend on it. */
export interface RowSituation {
  readonly status: StatusCode;
  /** Why CPIDs, receipts or data hold up the filing or the completion, in the server's words; `null` when they do not. */
  readonly filingRefusal: string | null;
  /** Documents asked for again and still missing. */
  readonly openRequests: number;
}

export interface StatusChoice {
  readonly code: StatusCode;
  /** Italian message why it cannot be chosen; `null` when it can. */
  readonly refusal: string | null;
}

const isFilingStep = (transition: Transition | undefined): boolean =>
  transition?.effects.requiresDocument !== undefined;

/** The step of the back office that waits for CPIDs or receipts; `undefined` where a status has none. */
export const findFilingStep = (status: StatusCode): Transition | undefined =>
  listAllowedTransitions(status, 'admin').find(isFilingStep);

/** Every other status, as the selector of a list shows them: those that cannot be chosen with the reason. */
export const listStatusChoices = (
  situation: RowSituation,
  settings: StatusNameSettings,
): StatusChoice[] =>
  STATUS_CODES.filter((code) => code !== situation.status).map((code) => ({
    code,
    refusal: refuseStatus(situation, code, settings),
  }));

function refuseStatus(
  { status, filingRefusal, openRequests }: RowSituation,
  to: StatusCode,
  settings: StatusNameSettings,
): string | null {
  if (!STATUSES[to].isSelectable)
    return `«${getStatus(to, settings).name}» non la scegli tu: la pratica ci torna quando l’installatore la modifica`;
  const refusal = validateTransition(status, to, 'admin', settings);
  if (refusal !== null) return refusal;
  const isHeldUp = isFilingStep(findTransition(status, to, 'admin'));
  return (isHeldUp ? filingRefusal : null) ?? validateNoOpenRequests(to, openRequests);
}
